/**
 * A use case whose module is loaded by its first call: most of them are never called between two starts, and all of
 * them together are two thirds of what a start would load.
 */
export function loadOnDemand<Args extends readonly unknown[], Result>(
  load: () => Promise<(...args: Args) => Promise<Result>>,
): (...args: Args) => Promise<Result> {
  let useCase: ((...args: Args) => Promise<Result>) | undefined;
  return async (...args) => {
    // Kept here: even of a module that is loaded, `import()` costs a visit to the loader.
    useCase ??= await load();
    return useCase(...args);
  };
}
