/** One figure of the report: its name, our value, and that of a simple method on the same data. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  /** Null where the only useful value is 100 %. */
  readonly baseline: number | null;
  readonly counts: string;
};

export function share(name: string, right: number, all: number, baseline: number | null = null): Figure {
  return { name, value: all === 0 ? 0 : right / all, baseline, counts: `${right}/${all}` };
}
