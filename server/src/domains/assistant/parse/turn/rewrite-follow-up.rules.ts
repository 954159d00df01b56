import { type MessagePiece, readPieces } from '@hopgon/engine/intent/acts/read-pieces';
import type { FollowUp } from '@hopgon/engine/intent/acts/spoken-act';
import { readMessage } from '@hopgon/engine/intent/read-message';

const partOfDay = /(?<!\p{L})(?:đầu giờ\s+)?(?:sáng|trưa|chiều|tối|sang|trua|chieu|toi)(?!\p{L})/iu;

const clock =
  /(?<!\d)\d{1,2}\s*(?:h|g|:|giờ|gio)(?:\s*(?:\d{2}|rưỡi|ruoi))?(?:\s+(?:sáng|trưa|chiều|tối))?/iu;

/** The last question with another day, person or group in it: "chị Thu sáng mai rảnh không" of "thế còn thứ Hai?". */
export function rewriteFollowUp(question: string, { time, names, company, rest }: FollowUp): string | null {
  if (rest !== '') return rest;
  const pieces = readPieces(readMessage(question));
  let rewritten = question;
  const put = (piece: MessagePiece | undefined, text: string): void => {
    if (piece) rewritten = `${rewritten.slice(0, piece.from)}${text}${rewritten.slice(piece.to)}`;
    else rewritten = `${text} ${rewritten}`;
  };
  // From behind, so that what stands before keeps its place.
  const edits: [MessagePiece | undefined, string][] = [];
  if (time !== '') {
    const before = pieces.find(({ kind }) => kind === 'time');
    // The hour or the part of the day stays where another day alone is said.
    const hour = (clock.exec(before?.text ?? '') ?? partOfDay.exec(before?.text ?? ''))?.[0];
    const isOpen = hour !== undefined && !partOfDay.test(time) && !clock.test(time);
    edits.push([before, isOpen ? `${hour} ${time}` : time]);
  }
  if (names.length > 0)
    edits.push([pieces.find(({ kind }) => kind === 'name') ?? selfOf(pieces), names.join(', ')]);
  if (company) edits.push([pieces.find(({ kind }) => kind === 'name') ?? selfOf(pieces), 'cả công ty']);
  for (const [piece, text] of edits.toSorted(([left], [right]) => (right?.from ?? -1) - (left?.from ?? -1)))
    put(piece, text);
  return rewritten;
}

/** The word the asker speaks of themselves with; at the end it only addresses the assistant. */
const selfOf = (pieces: readonly MessagePiece[]): MessagePiece | undefined => {
  const last = pieces.findLastIndex(({ kind, cue }) => kind !== 'mark' && cue !== 'polite');
  return pieces.find(({ cue }, at) => cue === 'self' && at !== last);
};
