"""The parts rulesets are made of: one module per seam, one small frozen value per part."""
