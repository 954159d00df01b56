import type { UnsentNote, UnsentNotes } from './unsent-notes.ts';

export interface DeliveryReply {
  /** Rows that belong to somebody else. */
  readonly refused: readonly string[];
}

export interface DeliveryParts<R extends DeliveryReply> {
  readonly rows: UnsentNotes;
  readonly send: (notes: readonly UnsentNote[]) => Promise<R>;
  readonly onSaved: (reply: R) => void;
  /** Why the server does not take it, however often it is sent; null for a failure that may pass. */
  readonly refusalIn: (error: unknown) => string | null;
}

export interface Delivery {
  /** Rows to be sent: those that were refused wait until they are changed. */
  open(): readonly UnsentNote[];
  /** Sends some of them; returns why one was refused, '' when none was. Throws what may pass. */
  deliver(batch: readonly UnsentNote[]): Promise<string>;
}

/** Sends rows, and knows which of them the server refused. */
export function createDelivery<R extends DeliveryReply>(parts: DeliveryParts<R>): Delivery {
  const { rows } = parts;
  const refused = new Map<string, number>();
  const accept = (batch: readonly UnsentNote[], reply: R) => {
    for (const { id, version } of batch) {
      if (reply.refused.includes(id)) refused.set(id, version);
      else rows.acknowledge(id, version);
    }
    parts.onSaved(reply);
  };
  /** One by one, so that a row that is refused holds up no other. */
  const deliverEach = async (batch: readonly UnsentNote[]): Promise<string> => {
    let problem = '';
    for (const note of batch) {
      try {
        accept([note], await parts.send([note]));
      } catch (error) {
        const refusal = parts.refusalIn(error);
        if (refusal === null) throw error;
        problem = refusal;
        refused.set(note.id, note.version);
      }
    }
    return problem;
  };
  return {
    open: () => rows.list().filter(({ id, version }) => (refused.get(id) ?? 0) < version),
    async deliver(batch) {
      try {
        accept(batch, await parts.send(batch));
        return '';
      } catch (error) {
        if (parts.refusalIn(error) === null) throw error;
        return deliverEach(batch);
      }
    },
  };
}
