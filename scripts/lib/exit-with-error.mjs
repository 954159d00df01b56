/**
 * Ends with one line on the error stream.
 * @param {string} line
 * @returns {never}
 */
export function exitWithError(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
