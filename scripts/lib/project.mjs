import { fileURLToPath } from 'node:url';

/** The project's root, wherever a command was typed. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
