import type { UnsentNote, UnsentNotes } from './unsent-notes.ts';

export interface DeliveryReply {
  /** Those that were sent, as they are stored now. */
  readonly notes: readonly UnsentNote[];
  /** What they said before on another device, where that was not seen here. */
  readonly replaced: readonly UnsentNote[];
  /** Rows that belong to somebody else. */
  readonly refused: readonly string[];
}

export interface DeliveryParts<R extends DeliveryReply> {
  readonly rows: UnsentNotes;
  readonly send: (notes: readonly UnsentNote[]) => Promise<R>;
  readonly onSaved: (reply: R) => void;
  /** A row was changed on another device, too; what it said there is a row of its own now. */
  readonly onKeptApart: () => void;
  readonly newId: () => string;
  /** Why the server does not take it, however often it is sent; null for a failure that may pass. */
  readonly refusalIn: (error: unknown) => string | null;
}

export interface Delivery {
  /** Rows to be sent: those that were refused wait until they are changed. */
  open(): readonly UnsentNote[];
  /** Sends some of them; returns why one was refused, '' when none was. Throws what may pass. */
  deliver(batch: readonly UnsentNote[]): Promise<string>;
}

/** Whether the server did not take a row, since it has another one of at least this version. */
const isPassedOver = (sent: UnsentNote, stored: UnsentNote): boolean =>
  !sent.isDeleted &&
  stored.version >= sent.version &&
  (stored.isDeleted || stored.kind !== sent.kind || stored.text !== normalWords(sent.text));

/** As the server stores what is typed. */
const normalWords = (text: string): string => text.normalize('NFC').trim();

/** The columns of a row alone. */
const rowOf = ({
  id,
  kind,
  text,
  agendaItemId,
  second,
  assigneeId,
  deadline,
  isDeleted,
  version,
}: UnsentNote) => ({
  ...{ id, kind, text, agendaItemId, second, assigneeId, deadline, isDeleted, version },
  base: 0,
});

/** Sends rows, and knows which of them the server refused. */
export function createDelivery<R extends DeliveryReply>(parts: DeliveryParts<R>): Delivery {
  const { rows } = parts;
  const refused = new Map<string, number>();
  /** What was sent of each row, should the reply have been lost. */
  const sentTexts = new Map<string, Set<string>>();
  const keepApart = (other: UnsentNote) => {
    if (!other.isDeleted && other.text !== '') rows.write(rowOf({ ...other, id: parts.newId(), version: 1 }));
    parts.onKeptApart();
  };
  /** Keeps what another device wrote as a row of its own; true where the row is to be sent again over it. */
  const keepOther = (sent: UnsentNote, reply: R): boolean => {
    const isOf = ({ id }: UnsentNote) => id === sent.id;
    const stored = reply.notes.find(isOf);
    const here = rows.list().find(isOf);
    if (stored && here && isPassedOver(sent, stored)) {
      keepApart(stored);
      rows.write({ ...here, version: Math.max(here.version, stored.version) + 1, base: stored.version });
      return true;
    }
    const replaced = reply.replaced.find(isOf);
    if (replaced && !sentTexts.get(sent.id)?.has(replaced.text)) keepApart(replaced);
    return false;
  };
  const remember = ({ id, text }: UnsentNote) =>
    sentTexts.set(id, (sentTexts.get(id) ?? new Set()).add(normalWords(text)));
  const accept = (batch: readonly UnsentNote[], reply: R) => {
    for (const sent of batch) {
      const { id, version } = sent;
      if (reply.refused.includes(id)) refused.set(id, version);
      else if (!keepOther(sent, reply)) rows.acknowledge(id, version);
    }
    parts.onSaved(reply);
  };
  /** One by one, so that a row that is refused holds up no other. */
  const deliverEach = async (batch: readonly UnsentNote[]): Promise<string> => {
    let problem = '';
    for (const note of batch) {
      try {
        remember(note);
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
      for (const note of batch) remember(note);
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
