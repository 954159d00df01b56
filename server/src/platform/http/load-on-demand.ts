/**
 * A use case whose module is loaded by its first call: most of them are never called between two starts, and all of
 * them together are two thirds of what a start would load. Node.js keeps the module, so later calls cost nothing more.
 */
export const loadOnDemand =
  <Args extends readonly unknown[], Result>(load: () => Promise<(...args: Args) => Promise<Result>>) =>
  async (...args: Args): Promise<Result> =>
    (await load())(...args);
