import type { Place } from './rule.ts';
import { readSlot } from './slots.ts';
import type { TimeToken } from './time-tokens.ts';

export function tokenBefore(place: Place): TimeToken | undefined {
  return place.tokens.list[place.from - 1];
}

export function tokenAfter(place: Place): TimeToken | undefined {
  return place.tokens.list[place.to];
}

const titles = new Set(
  'anh chị em cô chú bác ông bà bạn cậu thầy dì sếp con cháu chi chu bac ong ba ban cau thay di sep co'.split(
    ' ',
  ),
);

export function followsTitle(place: Place): boolean {
  return titles.has(tokenBefore(place)?.text ?? '');
}

/** "chị Mai", "Mai Anh": a word for a time that is somebody's name here. */
export function isNamed(place: Place): boolean {
  const before = tokenBefore(place);
  const first = place.tokens.list[place.from];
  if (before?.kind === 'word' && titles.has(before.text))
    return first?.capital === true || writesNoNames(place);
  if (!first?.capital) return false;
  return before?.kind === 'word' || before?.text === ',' || !goesOn(place);
}

/** A recogniser's text without capitals: "chị mai" may well be Mai. */
const writesNoNames = (place: Place) => !place.tokens.hasCapitals;

/** "Mai là thứ hai", "Mai là hạn chót", as against "Mai là trưởng phòng". */
function goesOn(place: Place): boolean {
  const [next, second] = place.tokens.list.slice(place.to, place.to + 2);
  if (next?.folded === 'la')
    return /^(thu|ngay|han|le|tet|sinh|cuoi|dau|chu|deadline)$/.test(second?.folded ?? '');
  return opensClause.test(next?.text ?? '');
}

/** What follows "Mai" at the head of a sentence when it is tomorrow; anything else speaks of somebody called Mai. */
const opensClause =
  /^(em|anh|chị|tôi|tui|con|cháu|mình|ta|tớ|chúng|cả|bên|họp|gặp|nhé|nha|thì|lúc|sáng|trưa|chiều|tối|thứ|chủ|chi|toi|minh|chung|hop|nhe|thu|chu|[.,!?]?|\d.*)$/;

const leading = new Set(['tới', 'toi', 'đến', 'den', 'qua']);

/** What can follow "tới" or "đến" when it leads on to another time: "thứ hai tới thứ sáu". */
const timeOpeners = new Set(
  'thứ thu ngày ngay tháng thang quý quy năm nam mùng mồng mung mong hết het cuối cuoi chủ chu cn'.split(' '),
);

const isTimeOpener = (token: TimeToken | undefined) =>
  token !== undefined && (token.kind === 'number' || token.kind === 'cluster' || timeOpeners.has(token.text));

/** "tới" leads on to an hour only from an hour: "thứ sáu tới 9h" is next Friday, "tuần tới 3 người" next week. */
export function leadsToTime(place: Place): boolean {
  const { list } = place.tokens;
  const after = tokenAfter(place);
  if (!leading.has(list[place.to - 1]?.text ?? '') || !isTimeOpener(after)) return false;
  const said = list.slice(place.from, place.to - 1);
  if (said.length === 0) return true;
  if (periods.has(said.at(-1)?.text ?? '')) return after?.kind === 'word' && saysFrom(place);
  return !isHourAt(place, place.to) || said.some((token) => hourWords.has(token.text));
}

const periods = new Set('tuần tuan tháng thang quý quy năm nam'.split(' '));
const hourWords = new Set('h g giờ gio tiếng tieng phút phut'.split(' '));

/** An hour is written at a token: "9h", "9 giờ", "9:30". */
export function isHourAt({ tokens }: Place, at: number): boolean {
  const token = tokens.list[at];
  if (token?.kind === 'cluster') return token.text.includes(':');
  return token?.kind === 'number' && hourWords.has(tokens.words[at + 1] ?? '');
}

/** "từ đầu tuần tới thứ sáu": a beginning was named shortly before. */
export const saysFrom = ({ tokens, from }: Place): boolean =>
  tokens.words.slice(Math.max(0, from - 8), from).some((word) => word === 'từ' || word === 'tu');

/** Words that count people or things: "9 giờ 15 người" has no fifteen minutes. */
const counted = new Set(
  'người nguoi bạn anh chị em khách khach suất cái chiếc đại thành cổ phần nhân triệu trieu nghìn ngàn tỷ đồng dong % k usd lần lan việc viec dự tỉnh số'.split(
    ' ',
  ),
);

export function countsThings(place: Place): boolean {
  const after = tokenAfter(place);
  return after !== undefined && counted.has(after.text);
}

/** A number, or the name of a lunar month, stands next. */
export function isNumbered(place: Place): boolean {
  const after = tokenAfter(place);
  if (place.tokens.plain && after?.text === 'tu') return !isTimeOpener(place.tokens.list[place.to + 1]);
  return (
    after?.kind === 'cluster' ||
    /^(giêng|chạp|gieng|chap|tư|i{1,3}|iv)$/.test(after?.text ?? '') ||
    readSlot('number', place.tokens, place.to).length > 0
  );
}

export function followsMonth(place: Place): boolean {
  return (
    /^(tháng|thang)$/.test(place.tokens.words[place.from - 2] ?? '') ||
    /^\d+\/\d+$/.test(tokenBefore(place)?.text ?? '')
  );
}
