import { anyOf } from './any-of.ts';
import type { Place } from './rule.ts';
import { readSlot } from './slots.ts';
import type { TimeToken } from './time-tokens.ts';

export function tokenBefore(place: Place): TimeToken | undefined {
  return place.tokens.list[place.from - 1];
}

export function tokenAfter(place: Place): TimeToken | undefined {
  return place.tokens.list[place.to];
}

export const wordBefore = (place: Place): string | undefined => tokenBefore(place)?.text;

export const wordAfter = (place: Place): string | undefined => tokenAfter(place)?.text;

/** The last word of what is matched. */
export const lastWord = ({ tokens, to }: Place): string | undefined => tokens.words[to - 1];

const isTitle = anyOf('chị cô chú bác ông bà bạn cậu thầy dì sếp anh em con', 'cháu');

export function followsTitle(place: Place): boolean {
  return isTitle(wordBefore(place));
}

/** "chị Mai", "Mai Anh": a word for a time that is somebody's name here. */
export function isNamed(place: Place): boolean {
  const before = tokenBefore(place);
  const first = place.tokens.list[place.from];
  if (before?.kind === 'word' && isTitle(before.text)) return first?.capital === true || writesNoNames(place);
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
  return next === undefined || /^\d/.test(next.text) || opensClause(next.text);
}

/** What follows "Mai" at the head of a sentence when it is tomorrow; anything else speaks of somebody called Mai. */
const opensClause = anyOf(
  'chị tôi mình chúng họp nhé tối thứ chủ em anh tui con ta nha . , ! ?',
  'cháu tớ cả bên gặp thì lúc sáng trưa chiều',
);

const isLeading = anyOf('tới đến', 'qua');

/** What can follow "tới" or "đến" when it leads on to another time: "thứ hai tới thứ sáu". */
const opensTime = anyOf('thứ ngày tháng quý năm mùng mồng hết cuối chủ cn');

const isTimeOpener = (token: TimeToken | undefined) =>
  token !== undefined && (token.kind === 'number' || token.kind === 'cluster' || opensTime(token.text));

/** "tới" leads on to an hour only from an hour: "thứ sáu tới 9h" is next Friday, "tuần tới 3 người" next week. */
export function leadsToTime(place: Place): boolean {
  const { list } = place.tokens;
  const after = tokenAfter(place);
  if (!isLeading(lastWord(place)) || !isTimeOpener(after)) return false;
  const said = list.slice(place.from, place.to - 1);
  if (said.length === 0) return true;
  if (isPeriod(said.at(-1)?.text)) return after?.kind === 'word' && saysFrom(place);
  return !isHourAt(place, place.to) || said.some((token) => isHourWord(token.text));
}

const isPeriod = anyOf('tuần tháng quý năm');
const isHourWord = anyOf('h g giờ tiếng phút');

/** An hour is written at a token: "9h", "9 giờ", "9:30". */
export function isHourAt({ tokens }: Place, at: number): boolean {
  const token = tokens.list[at];
  if (token?.kind === 'cluster') return token.text.includes(':');
  return token?.kind === 'number' && isHourWord(tokens.words[at + 1]);
}

const isFrom = anyOf('từ');

/** "từ đầu tuần tới thứ sáu": a beginning was named shortly before. */
export const saysFrom = ({ tokens, from }: Place): boolean =>
  tokens.words.slice(Math.max(0, from - 8), from).some(isFrom);

/** Words that count people or things: "9 giờ 15 người" has no fifteen minutes. */
const isCounted = anyOf(
  'người khách triệu đồng lần việc anh em % k usd',
  'bạn chị suất cái chiếc đại thành cổ phần nhân nghìn ngàn tỷ dự tỉnh số',
);
const isMonth = anyOf('tháng');
const isMonthName = anyOf('giêng chạp i ii iii iv', 'tư');

export function countsThings(place: Place): boolean {
  return isCounted(wordAfter(place));
}

/** A number, or the name of a lunar month, stands next; without marks "tu" is "tư" before a year, "từ" before other times. */
export function isNumbered(place: Place): boolean {
  const after = tokenAfter(place);
  if (place.tokens.plain && after?.text === 'tu') {
    const next = place.tokens.list[place.to + 1];
    return !isTimeOpener(next) || /^(nam|\d{4})$/.test(next?.text ?? '');
  }
  return (
    after?.kind === 'cluster' ||
    isMonthName(after?.text) ||
    readSlot('number', place.tokens, place.to) !== null
  );
}

export function followsMonth(place: Place): boolean {
  return isMonth(place.tokens.words[place.from - 2]) || /^\d+\/\d+$/.test(wordBefore(place) ?? '');
}
