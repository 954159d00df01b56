import { Clause } from '../clauses/act-clause.ts';
import type { MessagePiece } from './read-pieces.ts';
import type { FollowUp } from './spoken-act.ts';

/** At the beginning of a question that goes on from the last one. */
const goesOn =
  /^\s*(?:(?:à|a|ủa|ua|ờ|mà|ma|thế|the|vậy|vay)[\s,]+){0,3}(?:(?:thế|the|vậy|vay)\s+còn|the con|vay con|còn|con|thế|the|vậy|vay)\s+(?=\S)/iu;
const asksEnd =
  /[\s,]*(?:thì\s+sao|thi\s+sao|thế\s+nào|the\s+nao|sao|thì|nhỉ|nhi|ạ|a|hả|ha|không|khong|ko)?\s*\?*\s*$/iu;

/** Of a message that repeats the last question: for which day, person or group, or else about what. */
export function readFollowUp(message: string, pieces: readonly MessagePiece[]): FollowUp {
  const opening = goesOn.exec(message)?.[0] ?? '';
  const clause = new Clause(
    message,
    pieces.filter(({ from }) => from >= opening.length - 1),
  );
  const time = clause.times().join(' ');
  const names = clause.names();
  const company = clause.has('company');
  const isOther = time !== '' || names.length > 0 || company;
  return { time, names, company, rest: isOther ? '' : message.slice(opening.length).replace(asksEnd, '') };
}
