import { Clause } from './act-clause.ts';
import type { Cue } from './act-cue.ts';
import { readAgendaItems } from './read-agenda-items.ts';
import { readCancel } from './read-cancel.ts';
import { readInvite } from './read-invite.ts';
import { readLength } from './read-length.ts';
import { readLetter, readPoll } from './read-letter.ts';
import { readMove } from './read-move.ts';
import { readNote, readNoteDeletion, readReminder } from './read-note.ts';
import type { MessagePiece } from './read-pieces.ts';
import { readResponse } from './read-response.ts';
import { readTaskChange } from './read-task-change.ts';
import type { SpokenAct } from './spoken-act.ts';

/** What a message wants written; null where it wants nothing that this knows. */
export const readAct = (message: string, pieces: readonly MessagePiece[]): SpokenAct | null =>
  readClause(new Clause(message, pieces));

/** What begins a further order behind a comma or "và". */
const opening = new Set<Cue>([
  'remind-self',
  'remind',
  'give',
  'make',
  'cancel',
  'move',
  'invite',
  'note',
  'prolong',
]);

/** A message at the words that begin a further order: "giao Mai gửi sao kê, và nhắc chị 9h kiểm tra" is two. */
export function splitOrders(message: string, pieces: readonly MessagePiece[]): string[] {
  const parts: MessagePiece[][] = [[]];
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const isJoined = before?.cue === 'then' || (before?.kind === 'mark' && /[,;.\n]/.test(before.text));
    if (at > 1 && isJoined && piece.cue !== null && opening.has(piece.cue)) parts.push([]);
    parts.at(-1)?.push(piece);
  }
  return parts.flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)];
    const text = first && last ? message.slice(first.from, last.to) : '';
    return text === '' ? [] : [text.replace(/[\s,;.]+(?:và|rồi|với|đồng thời|va|roi|voi)?\s*$/iu, '')];
  });
}

const asksBusy = /(?<!\p{L})(?:có ai|ai có|ai (?:bận|vướng|rảnh|kẹt)|co ai|ai ban|ai ranh)(?!\p{L})/iu;

const orders = [
  'move',
  'cancel',
  'invite',
  'add',
  'drop',
  'prolong',
  'shorten',
  'remind-self',
  'note',
] as const;

/** "Dời giao ban sang 15h mai, có ai vướng không?": what stands before the question. */
function orderBefore(clause: Clause): SpokenAct | null {
  const asked = clause.message.search(asksBusy);
  const comma = clause.pieces.findLastIndex(
    ({ kind, text, to }) => kind === 'mark' && /^[,;.]/u.test(text) && to <= asked,
  );
  const before = clause.pieces.slice(0, Math.max(0, comma));
  const end = before.at(-1)?.to ?? 0;
  const order = new Clause(clause.message.slice(0, end), before);
  return order.has(...orders) && !order.isQuestion ? readClause(order) : null;
}

function readClause(clause: Clause): SpokenAct | null {
  // Who is busy is asked, and changes nothing; of an order before it the order is read.
  if (clause.isQuestion && clause.has('free') && asksBusy.test(clause.message)) return orderBefore(clause);
  return (
    readNoteDeletion(clause) ??
    readLetter(clause) ??
    readReminder(clause) ??
    readNote(clause) ??
    readPoll(clause) ??
    readAgendaItems(clause) ??
    readResponse(clause) ??
    readLength(clause) ??
    readTaskChange(clause) ??
    readCancel(clause) ??
    readMove(clause) ??
    readInvite(clause)
  );
}
