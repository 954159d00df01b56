/** What comes from several sides, in the order in which it comes, for who reads it one by one. */
export interface Inbox<Part> {
  put(part: Part): void;
  /** Puts all parts of a source; the inbox ends or fails with it. */
  fill(source: AsyncIterable<Part>): void;
  parts(): AsyncGenerator<Part>;
}

export function createInbox<Part>(): Inbox<Part> {
  let waiting: Part[] = [];
  let isEnded = false;
  let failure: { readonly error: unknown } | null = null;
  let wake = (): void => undefined;

  async function drain(source: AsyncIterable<Part>): Promise<void> {
    try {
      for await (const part of source) put(part);
    } catch (error) {
      failure = { error };
    }
    isEnded = true;
    wake();
  }

  function put(part: Part): void {
    waiting.push(part);
    wake();
  }

  return {
    put,
    fill: (source) => void drain(source),
    async *parts() {
      while (true) {
        const parts = waiting;
        waiting = [];
        yield* parts;
        if (waiting.length > 0) continue;
        if (failure) throw failure.error;
        if (isEnded) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
