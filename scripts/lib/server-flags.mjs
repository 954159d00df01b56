/**
 * Flags of the server's Node.js: the young generation may grow to 16 MB, not twice as much, which would be the
 * largest unused part of an idle server's memory.
 */
export const serverFlags = ['--max-semi-space-size=4'];

/** Flags of `npm start`: variables of `.env` in the project's folder apply unless the environment sets them. */
export const startFlags = [...serverFlags, '--env-file-if-exists=.env'];
