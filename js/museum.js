/** Entry of museum.html: the pages for museums and schools. */
import { open } from './museum/shell.js';

await open();
