import type { Statement, StatementResult } from './statement.ts';

export interface StatementQueue {
  /** Results in the order of these statements; they leave together with others that were asked at the same time. */
  run(statements: readonly Statement[]): Promise<readonly StatementResult[]>;
  /** Resolves when nothing is under way, successful or not. */
  idle(): Promise<void>;
}

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (results: readonly StatementResult[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends statements over one connection in the order they are asked, one packet after the other. A packet that fails fails for
 * all who wait for it: the transaction is over for each of them.
 */
export function createStatementQueue(
  send: (statements: readonly Statement[]) => Promise<readonly StatementResult[]>,
  onFailure: (error: unknown) => void,
): StatementQueue {
  let waiting: Waiting[] = [];
  let sending: Promise<void> | null = null;

  const sendTogether = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const results = await send(group.flatMap(({ statements }) => statements));
      let from = 0;
      for (const { statements, resolve } of group) {
        resolve(results.slice(from, from + statements.length));
        from += statements.length;
      }
    } catch (error) {
      onFailure(error);
      for (const { reject } of group) reject(error);
    }
  };

  const sendAll = async (): Promise<void> => {
    // Everything that was asked without waiting for an answer has been asked by then.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await sendTogether(group);
    }
    sending = null;
  };

  return {
    run: (statements) =>
      new Promise((resolve, reject) => {
        waiting.push({ statements, resolve, reject });
        sending ??= sendAll();
      }),
    idle: async () => {
      while (sending !== null) await sending;
    },
  };
}
