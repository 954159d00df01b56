/** Does the work for each item, `atOnce` of them beside each other, until the signal ends it; `work` handles its own failures. */
export async function runInTurn<T>(
  items: readonly T[],
  atOnce: number,
  signal: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined && !signal.aborted; item = waiting.shift())
      await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
