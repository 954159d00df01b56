import { anyOf } from '../../grammar/any-of.ts';
import { readWhole } from '../../grammar/numbers.ts';
import type { Place } from '../../grammar/place.ts';
import type { GrammarTokens } from '../../grammar/tokens.ts';

const isThing = anyOf('người triệu đồng lần việc phần % k usd', 'suất cái chiếc nghìn ngàn tỷ');
const opensThing = anyOf('đại thành cổ nhân dự');
const closesThing = anyOf('biểu viên đông phiếu phần sự công án');
const opensCrew = anyOf('công học sinh giáo bệnh hội đoàn đảng hộ');
const closesCrew = anyOf('nhân sinh viên dân');
const isComrade = anyOf('chí');

const isGuest = anyOf('khách');
const isCustomer = anyOf('hàng');

/** Words that count people or things stand at a token: "15 người", "12 đại biểu", as against "đồng chí Hà", "dự họp". */
export function countsThings({ list }: GrammarTokens, at: number): boolean {
  if (isThing(list[at])) return !(list[at]?.folded === 'dong' && isComrade(list[at + 1]));
  return isGuest(list[at]) || isRole({ list }, at);
}

/** "đại biểu", "công nhân", "khách hàng" are counted as often as they act. */
const isRole = (tokens: Pick<GrammarTokens, 'list'>, at: number): boolean =>
  (opensThing(tokens.list[at]) && closesThing(tokens.list[at + 1])) ||
  isCrew(tokens, at) ||
  (isGuest(tokens.list[at]) && isCustomer(tokens.list[at + 1]));

/** "công nhân", "học sinh": people of one kind. */
const isCrew = ({ list }: Pick<GrammarTokens, 'list'>, at: number): boolean =>
  opensCrew(list[at]) && closesCrew(list[at + 1]);

const isPeer = anyOf('bạn em');
const isElder = anyOf('anh chị');
const isBesideElder = anyOf('em chị');

/** Several people are called by their titles at a token: "anh em", "bạn", but not "em Hoa". */
function countsPeople({ list }: GrammarTokens, at: number): boolean {
  const [first, second] = [list[at], list[at + 1]];
  return isElder(first) ? isBesideElder(second) : isPeer(first) && second?.capital !== true;
}

/** Words that count people or things, those that also call on somebody included. */
export const countsAnything = (tokens: GrammarTokens, at: number): boolean =>
  countsThings(tokens, at) || countsPeople(tokens, at);

const isHourSign = anyOf('h g giờ');

/**
 * What look like minutes count what stands behind them: "9 giờ 15 người". Minutes written on to their hour never do, before
 * "anh em" or "đại biểu" only those that nobody says of a clock: "9 giờ 30 anh em họp", and before "công nhân" all but a half.
 */
export function isMinutesCount({ tokens, from, to }: Place): boolean {
  const at = from + tokens.list.slice(from, to).findIndex(isHourSign) + 1;
  if (tokens.list[at]?.tight) return false;
  if (countsThings(tokens, to) && !isRole(tokens, to)) return true;
  const said = readWhole(tokens, at, true)?.value ?? 0;
  return countsAnything(tokens, to) && said % (isCrew(tokens, to) ? 30 : 5) !== 0;
}

/** One digit said in a word is no minute, but "năm" is. */
export function isLoneDigit({ tokens, to, last }: Place): boolean {
  const digit = last?.kind === 'word' ? readWhole(tokens, to - 1) : null;
  return digit !== null && digit.value < 10 && digit.value !== 5 && isHourSign(tokens.list[to - 2]);
}
