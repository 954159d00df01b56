/** Writes what no screen shows into the browser's log. */
export const logProblem = (text: string, cause: unknown): void => console.warn(text, cause);
