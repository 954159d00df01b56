const POLL_MS = 200;
const parent = process.ppid;

/** Whether npm runs us: our parent is then npm's shell, which a SIGTERM to npm ends without a signal to us. */
export const underNpm = process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32';

/**
 * Calls back once when npm has gone and left us behind.
 * @param {() => void} run
 */
export function whenOrphaned(run) {
  if (!underNpm) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    run();
  }, POLL_MS).unref();
}
