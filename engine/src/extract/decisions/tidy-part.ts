import { hasCapital } from '../../text/letters.ts';
import { type Clause, plainBetween, sliceClause } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { endsWith, opensWith, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import type { Mention } from '../people/people.ts';
import { CHANGES } from './opening.ts';
import { wellBegins } from './reason-cues.ts';

/** A stretch of a clause and who is named in it. */
export type Stretch = { readonly clause: Clause; readonly mentions: readonly Mention[] };

const SPEAKER = '(?:tôi|anh|chị|em|chú|bác|cô|cháu|con|mình|bố|mẹ|má|thầy)';
/** What a speaker says before coming to the matter. */
const LEADS = opensWith(`
  dạ|vâng|ừ|ok|rồi|à|á|há|ơ|ồ|ủa|ui|ôi|ối|hà|này|ờ|good|fine|well|yeah|yes|okay|đó|nè|hợp lý|hợp lí|nhất trí|chuẩn|được rồi|đúng rồi|phải đó
  trời(?: ơi| đất)*|thế|vậy|thôi|thì|là|cho nên|nên|như (?:vậy|thế)|nghe (?:vậy|thế|cũng phải)|chịu khó|(?:chính )?vì (?:vậy|thế)|do (?:đó|vậy)|bởi (?:vậy|thế)|tóm lại|nói chung|nói thật|thật ra|tức là|ý là|xong
  (?:nói )?(?:thẳng|thật)(?: luôn| ra)?(?: là)?|(?:mà )?này|mà|có điều|với lại|ngoài ra|nhân đây|nhân tiện|cứ|sẽ|luôn|đấy|chốt(?: lại| luôn| là)?|kết luận(?: là)?|quyết(?: định)?(?: là)?|thống nhất(?: là| lại)?
  (?:tôi|anh|chị|em|bác|chú|cô|cháu|con|mình|thầy) (?:nói|bảo) (?:thế này|vậy này|thế|vậy|luôn|thẳng)|thế này|vậy này|(?:mà )?nói (?:luôn|trước|rõ|thẳng|lại)(?: là)?|(?:kể )?từ (?:giờ|giây) phút này(?: trở đi)?|nhắc lại(?: là)?
  ${SPEAKER}(?: xin| cũng| thì| có| lại)? (?:đề nghị|đề xuất|kiến nghị|tính|định|nghĩ|thấy|muốn|quyết)(?: (?:là|mình|ta|cho|cứ|nên|thế này|vậy này))*
  (?:quan điểm|ý kiến|ý)(?: của)? ${SPEAKER}(?: là| thì)?|theo ${SPEAKER}(?: thì)?|hay(?: là)?(?: mình| ta| tụi mình)?|ha|haha|hi|sửa lại|được|cái|quên mất|quên(?= $)|(?:năm nay |từ nay |từ giờ )?(?:đặt|ra) (?:luật|quy định|nội quy)(?: là)?
  (?:hội đồng|bộ môn|khoa|sở|ban \\S+|chi bộ|lớp|nhóm|tổ) (?:thống nhất|quyết định|kết luận)(?: là)?
  (?:nếu )?(?:không (?:có )?ai|mọi người|cả nhà|bà con|tất cả|các \\S+(?: cô)?)(?: \\S+){0,2} (?:ý kiến|phản đối|đồng ý|nhất trí|nói gì)(?: gì| khác| thêm| hết| cả| rồi| nữa)* (?:thì|là|coi như)(?: coi như| xem như)?
  (?:mọi người|cả nhà|bà con|các bạn|các bác|anh em|chị em)(?= (?:ơi|nghe|này) )|(?:coi|xem) như (?:nhất trí|đồng ý|chốt|thống nhất|đồng thuận)(?: là)?
`);
/** "Còn mua một tặng một …": left standing behind what is told before it. */
const DROPPED_JOINS = opensWith('còn(?! lại)|nhưng(?: mà)?|chứ|chớ|và');
/** We are the ones to do it: minutes begin with the deed. */
const WE = opensWith('(?:mình|ta|chúng ta|chúng mình|tụi mình|bọn mình)(?: (?:sẽ|thì|cứ|cũng))*');
const SPEAKER_RULES = opensWith(
  `${SPEAKER}(?: xin| cũng| thì)?(?= (?:duyệt|đồng ý|chọn|lấy|cho phép|(?:không|chưa) (?:đồng ý|duyệt|phê duyệt|chấp nhận|chấp thuận|thông qua|cho|nhận|ký)|phê duyệt|thích|ưng) )`,
);
const DOES = setOf('không|khỏi|chỉ|làm|đi|lấy|để|thử|go');
const TAILS = endsWith(`
  nhé|ạ|luôn|nghe|nhỉ|hả|à|á|hè|ha|hí|hỉ|(?<!thì )thôi|rồi|được chưa|được không|nghe chưa|nghe không|rõ chưa|chứ|mà|hen|thấy sao|là xong|vậy là xong|chốt(?: luôn)?|chốt vậy đi
  (?<!(?:như|làm|theo|cứ|kiểu|giống|cỡ) )(?:vậy|thế|vậy đi|thế đi|vậy nhé|thế nhé|vậy thôi)|(?<!(?:mang|đem) )đi|đồng ý không|chốt vậy|ok|(?<!(?:người|chúng|lớp|nhà|bọn) )ta|đã|trời ơi|(?:em |anh |chị |mọi người )?ok không(?: \\S+){0,3}
  (?<=(?:nhé|rồi|luôn|đi|thôi|mà|vào|ra|lên|xuống|lại|nữa|không|được|về|hết|xong|quá|lắm|ngay|nhiều|thêm) )(?:đó|này|ấy)
  (?:anh|chị|em|chú|bác|cô|thầy|dì|ông|bà|mọi người|bà con|cả nhà) ơi|mọi người|cả nhà|bà con|các bạn|(?:các|mấy) (?:bác|chị|anh|em|thầy cô|đồng chí|cô|chú)|thưa (?:\\S+ ){0,2}\\S+
`);
const CLOSES = setOf('nhé|ạ|nghe|ha|hả|hè|nhỉ|hen|luôn|đi|thôi|nha');
/** "Theo ý bác Toàn, …": told of, and not called. */
const GOES_BEFORE = setOf('theo|ý|như|của|với|cho|nghe|nhờ|là');
const CALLS = setOf('ơi|này');
const LONGEST_CALL = 3;
const LONGEST_ECHO = 4;
const MOST_ROUNDS = 12;
/** A stretch as a line of minutes has it: without calls, openers, who we are and particles; `isFirst` where nothing is told before it. */
export function tidyPart({ clause, mentions }: Stretch, isFirst = true): Stretch {
  const called = calledIn({ clause, mentions });
  let from = 0;
  let to = endOf(clause, called);
  for (let round = 0; round < MOST_ROUNDS && to - from > 1; round += 1) {
    const lead = leadLength(clause, from, to, called, isFirst);
    const tail = lead > 0 ? 0 : tailLength(clause, from, to, called);
    if (lead === 0 && tail === 0) break;
    from += lead;
    to -= tail;
  }
  return cut({ clause, mentions }, from, to);
}

/** The places of words that call somebody. */
export function calledIn({ clause, mentions }: Stretch): ReadonlySet<number> {
  return new Set(
    mentions.flatMap(({ called, from, to }) =>
      called && !GOES_BEFORE.has(clause.words[from - 1] ?? '')
        ? Array.from({ length: to - from }, (_, at) => from + at)
        : [],
    ),
  );
}

/** "Sửa lại, …": it only opens. */
export const onlyOpens = ({ plain }: Clause): boolean => LEADS.exec(plain)?.[0].length === plain.length - 1;

export function cut({ clause, mentions }: Stretch, from: number, to: number): Stretch {
  return {
    clause: sliceClause(clause, from, to),
    mentions: mentions.flatMap((mention): Mention[] =>
      mention.from >= from && mention.to <= to
        ? [{ ...mention, from: mention.from - from, to: mention.to - from }]
        : [],
    ),
  };
}

/** "… nha Kiệt", "… nghe các bác", "… cho khỏi cãi": what stands behind the matter. */
function endOf({ words, raw }: Clause, called: ReadonlySet<number>): number {
  const isCall = (at: number) =>
    called.has(at) ||
    KIN_WORDS.has(words[at] ?? '') ||
    hasCapital(raw[at] ?? '') ||
    /^(?:các|mấy)$/u.test(words[at] ?? '');
  for (let at = Math.max(2, words.length - LONGEST_CALL - 1); at < words.length - 1; at += 1) {
    const rest = words.slice(at + 1).keys();
    if (words[at] === 'nhé' && words.length - at <= 3) return at;
    if (
      CLOSES.has(words[at] ?? '') &&
      !goesTo(words, raw, at, called) &&
      [...rest].every((behind) => isCall(at + 1 + behind))
    )
      return at;
  }
  return wellBegins(words) ?? words.length;
}

/** "Cả phòng đi Đà Lạt": a place, and nobody who is there. */
const goesTo = (
  words: readonly string[],
  raw: readonly string[],
  at: number,
  called: ReadonlySet<number>,
): boolean => words[at] === 'đi' && hasCapital(raw[at + 1] ?? '') && !called.has(at + 1);

/** How many words at the start are a call, an opener, "we", or said again right away ("ba ca thì ba ca"). */
function leadLength(
  clause: Clause,
  from: number,
  to: number,
  called: ReadonlySet<number>,
  isFirst: boolean,
): number {
  const { words } = clause;
  if (called.has(from)) return CALLS.has(words[from + 1] ?? '') ? 2 : 1;
  if (KIN_WORDS.has(words[from] ?? '') && words[from + 1] === 'ơi') return 2;
  if (to - from <= 2 && from > 0) return 0;
  const plain = plainBetween(clause, from, to);
  const cues = isFirst ? [LEADS, SPEAKER_RULES, DROPPED_JOINS] : [LEADS, SPEAKER_RULES];
  const lead = cues.map((cue) => count(cue.exec(plain)?.[0] ?? '')).find((length) => length > 0);
  if (lead !== undefined) return lead < to - from ? lead : 0;
  return weLength(words, from, plain) || echoLength(words, from, to);
}

/** "Mình đi route B": we are the ones to do it. */
function weLength(words: readonly string[], from: number, plain: string): number {
  const length = count(WE.exec(plain)?.[0] ?? '');
  return length > 0 && isDeed(words, from + length) ? length : 0;
}

const isDeed = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  return CHANGES.has(word) || DOES.has(word) || verbAt(words, at) !== null;
};

/** "Ba ca thì ba ca", "nộp thì mình nộp ngày ba mươi": said again right away. */
function echoLength(words: readonly string[], from: number, to: number): number {
  for (let length = 1; length <= LONGEST_ECHO && from + 2 * length < to; length += 1) {
    if (words[from + length] !== 'thì') continue;
    const behind = from + length + (DOERS.has(words[from + length + 1] ?? '') ? 2 : 1);
    const again = words.slice(behind, behind + length);
    if (again.every((word, at) => word === words[from + at])) return behind - from;
  }
  return 0;
}

const DOERS = setOf('mình|ta|cứ');

function tailLength(clause: Clause, from: number, to: number, called: ReadonlySet<number>): number {
  if (called.has(to - 1)) return 1;
  if (to - from <= 2) return 0;
  if (clause.raw[to - 1] === 'đấy') return 1;
  const tail = TAILS.exec(plainBetween(clause, from, to));
  if (tail) return count(tail[0]) < to - from ? count(tail[0]) : 0;
  const before = clause.words[to - 2] ?? '';
  const belongs = /^(?:của|cho|với|hai|ba|một|các|giúp|bốn|mỗi|từng|mấy|như|theo|bên|hỏi|nào|người)$/u.test(
    before,
  );
  return KIN_WORDS.has(clause.words[to - 1] ?? '') && !belongs && !/^\p{Lu}/u.test(clause.raw[to - 1] ?? '')
    ? 1
    : 0;
}

const count = (phrase: string): number => phrase.split(' ').filter((word) => word !== '').length;
