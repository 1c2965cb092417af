/** Entry of index.html: starts the engine before the rest of the page is here, because its start takes the longest. */
import { startEarly } from './engine/boot.js';

startEarly();
