import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';

interface Titled {
  readonly title: string;
  readonly assignee: string;
  /** When it is due, as said. */
  readonly due: string;
}

const leadsToPlace = /(?:^|\s)(?:ra|vào|vô|xuống|lên|về|tới|đi|ở|tại|vao|vo|xuong|len|ve|toi|di|o|tai)$/iu;
const placeAhead = /^\s+(?:ra|vào|vô|xuống|lên|về|tới|đi|ở|tại|vao|vo|xuong|len|ve|toi|di|o|tai)$/iu;
const date = /^(?:ngày|sáng|chiều|tối|hôm|ngay|sang|chieu|toi|hom)?\s*\d{1,2}\/\d{1,2}/iu;
const quotes = /^["'“”‘’\s]+|["'“”‘’\s]+$/gu;

/**
 * A title with the place and the day that go on with it: "đặt xe ra Vinh ngày 15/12" where the task is due on another day, and "xếp lịch
 * nghỉ bù cho X1" of which only the end was read.
 */
export function wholeTitle(message: string, pieces: readonly MessagePiece[], { title, assignee, due }: Titled): string {
  const at = title === '' ? -1 : message.indexOf(title);
  if (at < 0) return title.replace(quotes, '');
  const to = endOfTitle(message, pieces, { end: at + title.length, title, assignee, due });
  return message.slice(startOfTitle(message, pieces, at), to).replace(quotes, '');
}

type Ending = Titled & { readonly end: number };

function endOfTitle(message: string, pieces: readonly MessagePiece[], { end, title, assignee, due }: Ending): number {
  const place = pieces.find(({ kind, from }) => kind === 'name' && from >= end);
  const between = place === undefined ? '' : message.slice(end, place.from).trimEnd();
  const isLed = leadsToPlace.test(title) ? between.trim() === '' : placeAhead.test(between);
  const isOther = place !== undefined && !assignee.includes(place.text);
  const after = isLed && isOther ? place.to : end;
  const day = pieces.find(({ kind, from }) => kind === 'time' && from >= after);
  const isDay = day !== undefined && message.slice(after, day.from).trim() === '' && date.test(day.text);
  // A day of what is to be done is no day when it is due.
  return isDay && due !== '' && !due.includes(day.text) && !day.text.includes(due) ? day.to : after;
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
