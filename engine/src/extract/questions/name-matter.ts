import { hasCapital } from '../../text/letters.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { lowerFirst } from '../language/lower-first.ts';
import { setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { topicFor } from '../topics/topic-for.ts';
import { WHAT_OTHERS_SAY } from './asks-for.ts';
import { cleanPart, matterOf } from './clean-part.ts';
import { sumMeant } from './sum-meant.ts';

const LONGEST_LEAD = 18;
const BARE = 2;
const FULL = 3;
const LONGEST_WHO = 7;
/** "Mở hay đóng?" names what may be done, and not with what. */
const ONLY_WAYS = /^\S+(?: \S+)? hay (?:là )?\S+(?: \S+)?$/u;
/** "Bữa nào" asks when. */
const ASKED_TIMES = setOf('bữa|lúc|hồi|chừng|khi');
/** "Bao nhiêu hả chị?" asks of nothing named. */
const ONLY_HOW_MUCH =
  /^(?:vậy |thế |là |được |hết |khoảng |chừng )*(?:bao nhiêu|nhiêu|bao lâu)(?: (?:vậy|thế|lận))?$/iu;
const STANDS_FOR = setOf('họ|nó|ổng|bả|hắn');

/** Led by what was said or brought up before, where the question names too little of its matter. */
export function withMatter(text: string, clause: Clause, context: MeetingContext): string {
  const named = withNamed(text, clause, context) ?? sumMeant(text, clause, context);
  if (named) return named;
  const saysWho = text.split(' ').length <= LONGEST_WHO && !text.includes(',');
  if (saysWho && WHAT_OTHERS_SAY.test(` ${text.toLowerCase()} `)) return withAsked(text, clause, context);
  if (ONLY_HOW_MUCH.test(text)) return withTopic(text, clause, context);
  const led = ledByOwn(text, clause, context);
  if (led) return led;
  const content = [...matterOf(text)].filter((word) => !ASKED_TIMES.has(word));
  if (content.length >= BARE && !ONLY_WAYS.test(text))
    return content.length < FULL ? withTopic(text, clause, context) : text;
  const lead = leadFor(clause, context);
  return lead === '' ? text : `${lead}, ${lowerFirst(text)}`;
}

/** What was said right before, or the thing that was brought up. */
function leadFor(clause: Clause, context: MeetingContext): string {
  const before = statementBefore(clause, context);
  const tells = before !== '' && before.split(' ').length <= LONGEST_LEAD;
  return tells && !OF_ONESELF.test(before) ? before : (topicFor(clause, context) ?? (tells ? before : ''));
}

/** "Em thấy tụi nó nằm thở dốc": what it is about was named before. */
const OF_ONESELF = /^(?:em|tôi|con|cháu|mình|họ|anh|chị|tụi em|bọn em) /iu;

function withTopic(text: string, clause: Clause, context: MeetingContext): string {
  const topic = topicFor(clause, context);
  return topic ? `${topic}, ${lowerFirst(text)}` : text;
}

/** "Họ" is an office, "nó" the thing spoken of: at the head, or behind the word that asks ("bao giờ họ bù?"). */
function withNamed(text: string, clause: Clause, context: MeetingContext): string | null {
  const [head = '', ...behind] = text.split(' ');
  if (STANDS_FOR.has(head.toLowerCase())) {
    const meant = head.toLowerCase() === 'nó' ? topicFor(clause, context) : bodyBefore(clause, context);
    return meant && `${meant} ${behind.join(' ')}`;
  }
  const asked = ASKS_OF_THEM.exec(text);
  const body = asked && bodyBefore(clause, context);
  return asked && body
    ? `${asked[0].slice(0, -'họ'.length)}${lowerFirst(withoutOverlap(body, text.slice(asked[0].length)))}${text.slice(asked[0].length)}`
    : null;
}

/** "Ngân hàng chính sách giải ngân kịp thì …": what they are asked to do is no part of their name. */
function withoutOverlap(body: string, behind: string): string {
  const [next = ''] = behind.trim().split(' ');
  const at = ` ${body.toLowerCase()} `.lastIndexOf(` ${next.toLowerCase()} `);
  return at > 0 ? body.slice(0, at - 1) : body;
}
const ASKS_OF_THEM = /^(?:Bao giờ|Khi nào|(?:Chừng|Hôm|Bữa) (?:nào|mô)|Liệu|Không biết) họ(?= )/u;

/** "Siêu thị trả lại tám chục ký cải. Tiền xe chở về họ chịu hay mình chịu?": who they are was told right before. */
function ledByOwn(text: string, clause: Clause, context: MeetingContext): string | null {
  if (!OF_THEM.test(text)) return null;
  const own = context.clauses[clause.turn] ?? [];
  const before = own[placeOf(clause, own) - 1];
  if (!before || before.asks || before.words.length > LONGEST_LEAD) return null;
  const lead = cleanPart(before, 0, before.words.length, context);
  return matterOf(lead).size < FULL ? null : `${lead}, ${lowerFirst(text)}`;
}
const OF_THEM = / (?:họ|nó|ổng|bả|bển)(?= )/u;

/** "Mình gỡ hay để?" … "Pháp chế nói sao?": what was asked or told before is what they are to say something of. */
function withAsked(text: string, clause: Clause, context: MeetingContext): string {
  const own = context.clauses[clause.turn] ?? [];
  const before = [
    ...(context.clauses[clause.turn - 1] ?? []),
    ...own.slice(0, Math.max(0, placeOf(clause, own))),
  ];
  const asked = before.findLast((earlier) => earlier.asks && earlier.words.length >= LEAST_ASKED);
  if (!asked) {
    const told = firstParts(statementBefore(clause, context));
    return told === '' ? text : `${told}, ${lowerFirst(text)}`;
  }
  return withMatter(cleanPart(asked, 0, asked.words.length, context), asked, context);
}
const LEAST_ASKED = 3;

/** A statement up to the comma behind which it would grow too long. */
function firstParts(text: string): string {
  const parts = text.split(', ');
  while (parts.length > 0 && parts.join(' ').split(' ').length > LONGEST_LEAD) parts.pop();
  return parts.join(', ');
}

/** Whom "họ" means: the last office, firm or fund that was named. */
function bodyBefore(clause: Clause, context: MeetingContext): string | null {
  const own = context.clauses[clause.turn] ?? [];
  const before = [
    own.slice(0, placeOf(clause, own) + 1),
    context.clauses[clause.turn - 1],
    context.clauses[clause.turn - 2],
  ];
  for (const clauses of before)
    for (const earlier of (clauses ?? []).toReversed()) {
      const body = bodyIn(earlier);
      if (body) return body;
    }
  return null;
}

function bodyIn({ words, raw }: Clause): string | null {
  const isBody = (word: string, at: number) => BODIES.get(word)?.has(words[at + 1] ?? '') ?? ALONE.has(word);
  const isMatter = (at: number) =>
    contentWords(words.slice(at, at + 1)).size > 0 && !SAYS.has(words[at] ?? '');
  const at = words.findIndex(
    (word, index) => isBody(word, index) && isMatter(index + (words[index + 1] === 'bên' ? 2 : 1)),
  );
  if (at < 0) return bodyBeside(raw, words);
  let to = at + (words[at + 1] === 'bên' ? 2 : 1);
  while (to < words.length && to - at < LONGEST_NAME && isMatter(to)) to += 1;
  return raw.slice(at, to).join(' ');
}

/** "Gửi cho bên Hàn rồi": a side by its name. */
function bodyBeside(raw: readonly string[], words: readonly string[]): string | null {
  const at = words.findIndex((word, index) => word === 'bên' && hasCapital(raw[index + 1] ?? ''));
  if (at < 0) return null;
  let to = at + 2;
  while (to < raw.length && to - at < LONGEST_NAME && hasCapital(raw[to] ?? '')) to += 1;
  return raw.slice(at, to).join(' ');
}
const LONGEST_NAME = 5;
const ALONE = setOf('quỹ|trường|sở|xã|phường|huyện|tỉnh|hãng|khách|đội|ban|phòng|viện|cục|kiểm');
/** "Công ty", and no "công tơ". */
const BODIES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['công', setOf('ty|an|đoàn')],
  ['ngân', setOf('hàng')],
  ['nhà', setOf('trường|nước|thầu|mạng|xe|cung|đài|phân|hàng|máy|in|xuất|tài|bán')],
  ['bảo', setOf('hiểm|vệ')],
  ['chi', setOf('nhánh|cục|bộ')],
  ['trung', setOf('tâm')],
  ['điện', setOf('lực')],
  ['chủ', setOf('đầu|nhà|đất')],
]);
const SAYS = setOf('trả|nói|báo|hỏi|hứa|kêu|gửi|hẹn|đang|người|im|bảo');

function statementBefore(question: Clause, context: MeetingContext): string {
  const all = context.clauses[question.turn] ?? [];
  const before = all[placeOf(question, all) - 1] ?? context.clauses[question.turn - 1]?.at(-1);
  return before ? cleanPart(before, 0, before.words.length, context) : '';
}

/** Where in its turn a clause, or a part of one, was said. */
const placeOf = ({ starts }: Clause, own: readonly Clause[]): number =>
  own.findLastIndex((clause) => (clause.starts[0] ?? 0) <= (starts[0] ?? 0));
