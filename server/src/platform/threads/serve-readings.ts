import { serveWork } from './serve-work.ts';

/** Functions that read people's texts: pure, from plain data to plain data. */
export type ReadingTable = Readonly<Record<string, (...input: never[]) => unknown>>;

export type ReadingTables = Readonly<Record<string, ReadingTable>>;

/** A reader's message to a thread. */
export interface Question {
  readonly table: string;
  readonly name: string;
  readonly input: readonly never[];
}

/** Serves readers' messages in this thread. */
export function serveReadings(tables: ReadingTables): void {
  serveWork<Question>(({ table, name, input }) => {
    const read = tables[table]?.[name];
    if (!read) throw new Error(`no reading ${table}/${name}`);
    return read(...input);
  });
}
