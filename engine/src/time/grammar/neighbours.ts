import { anyFolded, anyOf } from '../../grammar/any-of.ts';
import { readWhole } from '../../grammar/numbers.ts';
import type { Place } from '../../grammar/place.ts';
import { type GrammarToken, isFigure } from '../../grammar/tokens.ts';

/** Words that precede a person's name. */
export const isTitle = anyOf(
  'chị cô chú bác ông bà bạn cậu thầy dì sếp anh em con tên',
  'cháu thằng bé thím cụ',
);

/** "anh Phong 9h", "với Phong 9h": a capital behind a title, or without the marks that the rest of the message has. */
export const isNameBeforeHour = (
  word: GrammarToken | undefined,
  before: GrammarToken | undefined,
  isPlain: boolean,
): boolean =>
  word?.capital === true &&
  (isTitle(before) || (!isPlain && before !== undefined && word.text === word.folded));

/** Titles of men, few of whom are called Mai. */
const isMan = anyOf('anh chú ông thầy', 'cậu');

/**
 * "chị Mai", "Mai Anh": a word for a time that is somebody's name here. A recogniser writes no capitals: "chị mai" may well be
 * Mai, "anh mai em gửi" calls on a man.
 */
export function isNamed(place: Place): boolean {
  const { before, first, after, tokens } = place;
  if (isTitle(before))
    return first?.capital === true || !(/\p{Lu}/u.test(tokens.source) || (isMan(before) && goesOn(place)));
  const isFull = after?.capital === true && after.text === 'anh';
  return (
    first?.capital === true && (isFull || before?.kind === 'word' || before?.text === ',' || !goesOn(place))
  );
}

/** "Mai là thứ hai", "Mai là hạn chót", as against "Mai là trưởng phòng". */
function goesOn(place: Place): boolean {
  const { after, tokens, to } = place;
  if (after?.folded === 'la') return opensSaying(tokens.list[to + 1]);
  return after === undefined || isFigure(after) || opensClause(after) || isHourAt(place, to);
}

const opensSaying = anyFolded('thu ngay han le tet sinh cuoi dau chu deadline chot hop');

/** Words after "Mai" at the head of a sentence when it means tomorrow; otherwise it is a person's name. */
const opensClause = anyOf(
  'chị tôi mình chúng họp nhé tối thứ chủ em anh tui con ta nha . , ! ?',
  'cháu tớ cả bên gặp thì lúc sáng trưa chiều',
);

const isLeading = anyOf('tới đến', 'qua');

const opensDay = anyOf('thứ ngày tháng quý năm mùng mồng hết cuối chủ cn');

/** Words after "tới" or "đến" that continue a range: "thứ hai tới thứ sáu". */
export const opensTime = (token: GrammarToken | undefined): boolean => isFigure(token) || opensDay(token);

/** "tới" leads on to an hour only from an hour: "thứ sáu tới 9h" is next Friday, "tuần tới 3 người" next week. */
export function leadsToTime(place: Place): boolean {
  const { tokens, from, to, last, after } = place;
  if (!isLeading(last) || !(opensTime(after) || isHourAt(place, to))) return false;
  const said = tokens.list.slice(from, to - 1);
  if (said.length === 0) return true;
  if (isPeriod(said.at(-1))) return after?.kind === 'word' && saysFrom(place);
  return !isHourAt(place, to) || said.some(isHourWord);
}

const isPeriod = anyOf('tuần tháng quý năm');
const isHour = anyOf('h g giờ');
const isHourWord = anyOf('h g giờ tiếng phút');

/** An hour is said at a token: "9h", "chín giờ", "9:30". */
export function isHourAt({ tokens }: Place, at: number): boolean {
  const token = tokens.list[at];
  if (token?.kind === 'cluster') return token.text.includes(':');
  const number = token?.counts ? readWhole(tokens, at) : null;
  return number !== null && isHour(tokens.list[at + number.length]);
}

export const isFrom = anyOf('từ');

/** "từ đầu tuần tới thứ sáu": a beginning was named shortly before. */
export const saysFrom = ({ tokens, from }: Place): boolean =>
  tokens.list.slice(Math.max(0, from - 8), from).some(isFrom);

const endsSentence = anyOf('. ! ? ; …');
const endsClause = anyOf('. , ! ? ; : …');
const isDone = (token: GrammarToken | undefined): boolean => token?.text === 'đã' || token?.text === 'hồi';
const isAlready = anyOf('rồi');
const softens = anyOf('ạ nhé nha ha hả mà đó nghen , )');

/** "Ngày 15 em đã gửi" speaks of a day that is over; "đã hẹn ngày 15" need not. */
export function isDoneThen({ tokens: { list }, to }: Place): boolean {
  for (let at = to; at < Math.min(list.length, to + 5) && !endsClause(list[at]); at += 1)
    if (isDone(list[at])) return true;
  return false;
}

/** The sentence speaks of what is over: "bữa kia em gửi rồi ạ", "mình đã chốt bữa kia". */
export function looksBack(place: Place): boolean {
  const { tokens, from, to } = place;
  const { list } = tokens;
  for (let at = from - 1; at >= Math.max(0, from - 8) && !endsSentence(list[at]); at -= 1)
    if (isDone(list[at])) return true;
  for (let at = to + 1; at < Math.min(list.length, to + 8) && !endsSentence(list[at]); at += 1) {
    const next = list[at + 1];
    if (isAlready(list[at]) && (!next || endsSentence(next) || softens(next))) return true;
  }
  return isDoneThen(place);
}

const isMonth = anyOf('tháng');
const isMonthName = anyOf('giêng chạp i ii iii iv', 'tư');

/** "tỷ lệ 3/5", "tỉ lệ pha 1:10". */
export const isRatio = ({ tokens, from }: Place): boolean =>
  /t[ỷỉyi] l[ệe]/.test(tokens.words.slice(Math.max(0, from - 4), from).join(' '));

/** A number, or the name of a lunar month, stands next; "không" is rather "not"; without marks "tu" is "tư" before a year, "từ" before other times. */
export function isNumbered({ tokens, to, after }: Place): boolean {
  if (tokens.plain && after?.text === 'tu') {
    const next = tokens.list[to + 1];
    return !opensTime(next) || /^(nam|\d{4})$/.test(next?.text ?? '');
  }
  return after?.kind === 'cluster' || isMonthName(after) || (readWhole(tokens, to)?.value ?? 0) > 0;
}

export const followsMonth = ({ tokens, from, before }: Place): boolean =>
  isMonth(tokens.list[from - 2]) || /^\d+\/\d+$/.test(before?.text ?? '');
