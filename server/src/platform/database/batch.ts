import { createHash } from 'node:crypto';
import pg, { type Connection, type Submittable } from 'pg';
import { serialize } from 'pg-protocol';
import { BatchFailed } from './batch-failed.ts';
import type { Statement, StatementResult } from './statement.ts';
import { readerOf, toWire } from './values.ts';

interface Column {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

interface Shape {
  readonly columns: readonly Column[];
  /** An empty row. Copies of it keep its layout; a wide row filled name by name would become a slow dictionary. */
  readonly empty: Readonly<Record<string, null>>;
}

const shapeOf = (columns: readonly Column[]): Shape => ({
  columns,
  empty: Object.fromEntries(columns.map(({ name }) => [name, null])),
});

/** The row shape of statements that return no rows. */
const nothing = shapeOf([]);

interface FieldMessage {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}
interface RowMessage {
  readonly fields: readonly (string | null)[];
}

const names = new Map<string, string>();
/** Statements with many parameters come in many lengths; naming each would fill the server with plans used once. */
const mostNamedValues = 40;

function nameOf(statement: Statement): string {
  if (statement.values.length > mostNamedValues) return '';
  const known = names.get(statement.text);
  if (known) return known;
  const name = createHash('sha256').update(statement.text).digest('base64url').slice(0, 24);
  names.set(statement.text, name);
  return name;
}

/** The statements each connection has parsed, with their row shapes; absent until first used. */
const parsed = new WeakMap<Connection, Map<string, Shape | null>>();

function knownTo(connection: Connection): Map<string, Shape | null> {
  const known = parsed.get(connection) ?? new Map<string, Shape | null>();
  parsed.set(connection, known);
  return known;
}

const affectedBy = (command: string): number => Number(/(?<!\d)\d+$/.exec(command)?.[0] ?? 0);

/**
 * Several statements in one packet with one Sync: one round trip and, outside a transaction block, one implicit
 * transaction. Resolves when the server is ready again, so that the caller knows the connection's state.
 */
class Batch implements Submittable {
  /** Results of the statements that completed, also when a later one failed. */
  readonly results: StatementResult[] = [];
  readonly #statements: readonly Statement[];
  readonly #done: (error: Error | null) => void;
  #names: readonly string[] = [];
  readonly #fresh: string[] = [];
  readonly #shapes: (Shape | null)[] = [];
  #known: Map<string, Shape | null> = new Map();
  #rows: Record<string, unknown>[] = [];
  #unreadable: Error | null = null;

  constructor(statements: readonly Statement[], done: (error: Error | null) => void) {
    this.#statements = statements;
    this.#done = done;
  }

  /** Returns an error, as `pg` expects, when a value cannot be serialized; nothing is sent then. */
  submit(connection: Connection): Error | null {
    this.#known = knownTo(connection);
    this.#names = this.#statements.map(nameOf);
    try {
      const messages = this.#statements.flatMap((statement, place) =>
        this.#messagesOf(statement, this.#names[place] ?? ''),
      );
      // One buffer, one system call: written one by one they cost more than all the rest of a request.
      connection.stream.write(Buffer.concat([...messages, serialize.sync()]));
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  #messagesOf(statement: Statement, name: string): Buffer[] {
    const messages: Buffer[] = [];
    if (name === '' || !this.#known.has(name)) {
      // Closing an unknown name is legal; it heals a name the server parsed in a batch that then failed.
      if (name !== '') messages.push(serialize.close({ type: 'S', name }));
      messages.push(serialize.parse({ name, text: statement.text }));
      if (name !== '') this.#known.set(name, null);
      this.#fresh.push(name);
    }
    const shape = this.#known.get(name) ?? null;
    this.#shapes.push(shape);
    messages.push(serialize.bind({ statement: name, values: statement.values.map(toWire) }));
    if (!shape) messages.push(serialize.describe({ type: 'P' }));
    messages.push(serialize.execute());
    return messages;
  }

  handleRowDescription(message: FieldMessage): void {
    this.#describe(
      shapeOf(message.fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }))),
    );
  }

  #describe(shape: Shape): void {
    const place = this.results.length;
    this.#shapes[place] = shape;
    const name = this.#names[place];
    if (name) this.#known.set(name, shape);
  }

  handleDataRow(message: RowMessage): void {
    const { columns, empty } = this.#shapes[this.results.length] ?? nothing;
    const row: Record<string, unknown> = { ...empty };
    try {
      for (let place = 0; place < columns.length; place += 1) {
        const column = columns[place];
        const value = message.fields[place];
        if (column && value !== null && value !== undefined) row[column.name] = column.read(value);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#unreadable = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete(message: { readonly text: string }): void {
    // A statement without rows has an empty shape; knowing it saves a Describe the next time.
    if (!this.#shapes[this.results.length]) this.#describe(nothing);
    this.results.push({ rows: this.#rows, affected: affectedBy(message.text) });
    this.#rows = [];
  }

  handleEmptyQuery(): void {
    this.results.push({ rows: [], affected: 0 });
  }

  handleError(error: Error, connection: Connection): void {
    this.#forget(error);
    if (!(error instanceof pg.DatabaseError)) {
      this.#done(error);
      return;
    }
    const finish = () => {
      connection.off('readyForQuery', finish).off('end', finish);
      this.#done(error);
    };
    connection.on('readyForQuery', finish).on('end', finish);
  }

  handleReadyForQuery(): void {
    this.#done(this.#unreadable);
  }

  /** After a failed batch it is unknown which new names the server holds; after DDL old plans may be stale as well. */
  #forget(error: Error): void {
    for (const name of isStale(error) ? this.#names : this.#fresh) this.#known.delete(name);
  }
}

/**
 * Whether a prepared statement no longer fits its tables, or is gone. The batch has dropped it, so a retry succeeds.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '0A000' || error.code === '26000');

/** Sends the statements in one packet over a checked-out client. On failure the results so far come with the error. */
export function runBatch(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<readonly StatementResult[]> {
  return new Promise((resolve, reject) => {
    const batch: Batch = new Batch(statements, (error) => {
      if (error) reject(new BatchFailed(error, batch.results));
      else resolve(batch.results);
    });
    client.query(batch);
  });
}
