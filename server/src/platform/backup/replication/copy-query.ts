import type { Connection, Submittable } from 'pg';
import { serialize } from 'pg-protocol';

type ResultRow = readonly (string | null)[];

/** Bytes that may wait for their reader before the connection is paused. */
const mostWaiting = 8 * 1024 * 1024;

/**
 * A command of the replication protocol: its result rows, and the stream of its copy. The reader sets the pace: the
 * connection is paused while much is waiting.
 */
export class CopyQuery implements Submittable {
  readonly #text: string;
  readonly #rows: ResultRow[] = [];
  #connection: Connection | undefined;
  readonly #waiting: Buffer[] = [];
  #size = 0;
  #isPaused = false;
  #isEnded = false;
  #error: Error | undefined;
  #wake: () => void = () => undefined;

  constructor(text: string) {
    this.#text = text;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.stream.write(serialize.query(this.#text));
  }

  /** The rows that came before and after the copy, of all result sets. */
  get rows(): readonly ResultRow[] {
    return this.#rows;
  }

  /** Sends a message within a copy that goes both ways. */
  send(message: Buffer): void {
    this.#connection?.stream.write(serialize.copyData(message));
  }

  /** Each message of the copy; ends with the command. */
  async *messages(): AsyncGenerator<Buffer> {
    while (true) {
      const next = this.#waiting.shift();
      if (next) {
        this.#size -= next.length;
        this.#resume();
        yield next;
      } else if (this.#error) throw this.#error;
      else if (this.#isEnded) return;
      else await this.#untilWoken();
    }
  }

  #untilWoken(): Promise<void> {
    const woken = Promise.withResolvers<void>();
    this.#wake = woken.resolve;
    return woken.promise;
  }

  #resume(): void {
    if (!this.#isPaused || this.#size > mostWaiting / 2) return;
    this.#isPaused = false;
    this.#connection?.stream.resume();
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // The parser uses its buffer again.
    this.#waiting.push(Buffer.from(chunk));
    this.#size += chunk.length;
    if (this.#size > mostWaiting && !this.#isPaused) {
      this.#isPaused = true;
      this.#connection?.stream.pause();
    }
    this.#wake();
  }

  handleDataRow({ fields }: { readonly fields: ResultRow }): void {
    this.#rows.push(fields);
  }

  handleRowDescription(): void {
    // The columns are those the protocol names.
  }

  handleCommandComplete(): void {
    // One command answers with several results: it ends with ReadyForQuery.
  }

  handleReadyForQuery(): void {
    this.#isEnded = true;
    this.#wake();
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#wake();
  }
}
