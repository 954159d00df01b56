/**
 * Flags of the server's Node.js. The halves of the young generation may grow to 4 MB, not 16: unused, they would be the
 * largest part of an idle server's memory, and making a meeting costs the same. `main.ts` collects garbage once, when it
 * listens, which needs --expose-gc.
 */
export const serverFlags = ['--max-semi-space-size=4', '--expose-gc'];

/** Flags of `npm start`: variables of `.env` in the project's folder apply unless the environment sets them. */
export const startFlags = [...serverFlags, '--env-file-if-exists=.env'];

/** Flags of `npm run cli`, which reads the same variables. */
export const cliFlags = ['--env-file-if-exists=.env'];
