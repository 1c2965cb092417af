# What is stored, what is brought in, and what can go wrong with it.

engine-fault = the engine made a mistake with this
import-lost = This game stopped the engine, so it was not brought in. Your games are unchanged.
