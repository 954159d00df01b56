import { serveWork } from './serve-work.ts';

/** Functions that read people's texts: pure, from plain data to plain data. */
export type ReadingTable = Readonly<Record<string, (...input: never[]) => unknown>>;

export type ReadingTables = Readonly<Record<string, ReadingTable>>;

/** What a reader asks a thread. */
export interface Question {
  readonly table: string;
  readonly name: string;
  readonly input: readonly never[];
}

/** Answers in this thread what readers ask. */
export function serveReadings(tables: ReadingTables): void {
  serveWork<Question>(({ table, name, input }) => {
    const read = tables[table]?.[name];
    if (!read) throw new Error(`no reading ${table}/${name}`);
    return read(...input);
  });
}
