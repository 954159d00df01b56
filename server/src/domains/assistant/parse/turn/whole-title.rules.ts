import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';

interface Titled {
  readonly title: string;
  readonly assignee: string;
  /** When it is due, as said. */
  readonly due: string;
}

const leadWords = '(?:ra|vào|vô|xuống|lên|về|tới|đi|ở|tại|vao|vo|xuong|len|ve|toi|di|o|tai)';
const endsInLead = new RegExp(`(?:^|\\s)${leadWords}$`, 'iu');
const placeName = '\\p{Lu}\\p{L}*(?:\\s+\\p{Lu}\\p{L}*)*';
const placeBehind = new RegExp(`^\\s+${leadWords}\\s+(${placeName})`, 'u');
const placeAlone = new RegExp(`^\\s+(${placeName})`, 'u');
/** "… cho buổi tổng kết": what it is for. */
const purposeBehind =
  /^\s+cho\s+(?:buổi|cuộc|họp|đợt|dịp|chuyến|kỳ|lễ|hội|tiệc|buoi|cuoc|hop|dot|dip|chuyen|ky|le|hoi|tiec)\s[^,.;:\n]*/iu;
const date = /^(?:ngày|sáng|chiều|tối|hôm|ngay|sang|chieu|toi|hom)?\s*\d{1,2}\/\d{1,2}/iu;
const quotes = /^["'“”‘’\s]+|["'“”‘’\s]+$/gu;

/**
 * A title with the place and the day that go on with it: "đặt xe ra Vinh ngày 15/12" where the task is due on another day, and "xếp lịch
 * nghỉ bù cho X1" of which only the end was read.
 */
export function wholeTitle(
  message: string,
  pieces: readonly MessagePiece[],
  { title, assignee, due }: Titled,
): string {
  const at = title === '' ? -1 : message.indexOf(title);
  if (at < 0) return title.replace(quotes, '');
  const to = endOfTitle(message, pieces, { end: at + title.length, title, assignee, due });
  return message.slice(startOfTitle(message, pieces, at), to).replace(quotes, '');
}

type Ending = Titled & { readonly end: number };

function endOfTitle(
  message: string,
  pieces: readonly MessagePiece[],
  { end, title, assignee, due }: Ending,
): number {
  const behind = message.slice(end);
  const [all = '', name = ''] = (endsInLead.test(title) ? placeAlone : placeBehind).exec(behind) ?? [];
  const isOther = name !== '' && !assignee.includes(name);
  const after = isOther ? end + all.length : endOfPurpose(behind, pieces, end);
  const day = pieces.find(({ kind, from }) => kind === 'time' && from >= after);
  const isDay = day !== undefined && message.slice(after, day.from).trim() === '' && date.test(day.text);
  // A day of what is to be done is no day when it is due.
  return isDay && due !== '' && !due.includes(day.text) && !day.text.includes(due) ? day.to : after;
}

function endOfPurpose(behind: string, pieces: readonly MessagePiece[], end: number): number {
  const purpose = purposeBehind.exec(behind)?.[0] ?? '';
  const to = end + purpose.length;
  const stop = pieces.find(
    ({ kind, cue, from }) => from > end && from < to && (kind === 'time' || cue === 'deadline'),
  );
  return stop === undefined ? to : end + behind.slice(0, stop.from - end).trimEnd().length;
}

const opensTitle = /(?:^|\s)(?:việc|task|viec)\s+$|:\s*$/iu;

/** "Việc xếp lịch nghỉ bù cho X1": a title that begins with "cho" began before it. */
function startOfTitle(message: string, pieces: readonly MessagePiece[], at: number): number {
  if (!/^cho\s/iu.test(message.slice(at))) return at;
  const before = pieces.filter(({ to }) => to <= at);
  const first = before.findLastIndex(({ from }) => opensTitle.test(message.slice(0, from)));
  const inside = before.slice(first);
  return first < 0 || inside.some(({ kind }) => kind === 'mark') ? at : (inside[0]?.from ?? at);
}
