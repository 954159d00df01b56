import { Clause } from './act-clause.ts';
import type { MessagePiece } from './read-pieces.ts';
import type { FollowUp } from './spoken-act.ts';

/** At the beginning of a question that goes on from the last one. */
const goesOn =
  /^\s*(?:(?:à|a|ủa|ua|ờ|mà|ma|thế|the|vậy|vay)[\s,]+){0,3}(?:(?:thế|the|vậy|vay)\s+còn|the con|vay con|còn|con|thế|the|vậy|vay)\s+(?=\S)/iu;
const asksEnd =
  /[\s,]*(?:thì\s+sao|thi\s+sao|thế\s+nào|the\s+nao|sao|thì|nhỉ|nhi|ạ|a|hả|ha|không|khong|ko)?\s*\?*\s*$/iu;

const nothingAsked = { time: '', names: [], company: false } as const;
const asksByItself =
  /(?<!\p{L})(?:có gì|làm gì|họp gì|có họp|có bận|bận gì|rảnh|bận|co gi|lam gi|hop gi|ranh|ban)(?:\s|$|\?)/iu;

/** "thế còn thứ Hai?", "còn chị Hà?", "thế cả công ty thì sao"; null of what is a question by itself. */
export function readFollowUp(message: string, pieces: readonly MessagePiece[]): FollowUp | null {
  const opening = goesOn.exec(message);
  if (!opening || message.length > 60) return null;
  const clause = new Clause(
    message,
    pieces.filter(({ from }) => from >= opening[0].length - 1),
  );
  if (clause.has('make', 'give', 'remind-self', 'cancel', 'progress', 'task')) return null;
  const time = clause.times().join(' ');
  const names = clause.names();
  const company = clause.has('company');
  const body = message.slice(opening[0].length).replace(asksEnd, '');
  const isWhole = time !== '' || names.length > 0 || company;
  const asked = new Clause(
    message,
    clause.pieces.filter(({ cue }) => cue !== 'company'),
  );
  // "thế thứ năm anh có gì?" asks by itself.
  if (isWhole && asksByItself.test(body))
    return { ...nothingAsked, rest: message.slice(opening[0].length).trim(), isWhole: true };
  const content = isWhole ? asked.content().trim() : '';
  const words = content
    .split(/\s+/u)
    .filter((word) => !/^(?:ngày|ngay|hôm|hom|của|cua|còn|con|thế|the|vậy)$/iu.test(word));
  if (isWhole && words.join(' ') !== '') return null;
  return { time, names, company, rest: isWhole ? '' : body, isWhole: false };
}
