import { hasCapital } from '../../text/letters.ts';
import { type Clause, plainBetween, sliceClause } from '../clauses/clause.ts';
import { cleanStatement } from '../clauses/clean-statement.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { canonicalWord } from '../language/canonical-word.ts';
import { endsWith, opensWith, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import type { MeetingContext } from '../meeting-context.ts';
import type { Mention } from '../people/people.ts';

/** "Nhân đây tôi hỏi, …", "nhắc tiền mới nhớ, …": words that only bring the question up. */
export const BRINGS_UP = opensWith(`
  (?:(?:nhân|tiện) (?:đây|thể|đó|\\S+)|sẵn(?: đây)?|à mà|mà|à)?(?: luôn)?(?: cho)? ?(?:em|tôi|anh|chị|con|cháu|tụi em|bọn em|mình)?(?: xin| muốn| cũng)? hỏi(?: chút| thêm| tí| luôn| lại| nhỏ)?(?: (?:một|một cái|cái)? ?(?:việc|chuyện|câu|điều|ý|vụ)(?: này| nữa)?)?
  xin(?: phép| được| cho)* hỏi(?: thêm| chút)?|nhắc(?: \\S+){1,3} mới nhớ|(?:thưa|kính thưa|báo cáo)(?: \\S+){1,3}|(?:một|thêm một|còn một) (?:điểm|câu|việc|chuyện|vụ|ý|cái)(?: nữa| này)?|(?:nhân|tiện) (?:đây|thể)(?: luôn)?|(?:bà con|phụ huynh|khách|chị em|anh em|công nhân|học viên|bệnh nhân|nhân viên)(?: \\S+){0,3} hỏi(?: là| xem)?|cho(?: \\S+){1,2} hỏi(?: chút| thêm| cái)?|(?:à |mà |thế |vậy |ủa )*(?:có )?ai (?:biết|nắm|rõ)(?: được| là| rõ)?|(?:còn|thêm|lại|với lại) (?:cái )?(?:chuyện|vụ|khoản)|(?:dạ |ừ |vâng )?(?:đúng|phải|được)(?: rồi| đó)? (?:nhưng|mà)(?: mà)?|(?:vấn đề|cái khó|chỗ vướng|vướng nhất)(?: \\S+)? là|(?:à|ờ|ơ|dạ|vâng|ừ|này|ê)
`);
/** "… bà con hỏi tôi suốt". */
const TELLS_WHO_ASKS =
  / (?:(?:bà con|tụi nhỏ|phụ huynh|khách|bệnh nhân|anh em|chị em|bọn em|tụi em|người ta|dân|họ|công nhân|học viên) )(?:\S+ ){0,2}(?:hỏi|thắc mắc) .*$/u;
/** "Mình trả hay không?": who asks is meant, and not told. */
const WE = opensWith('(?:(?:bên|tụi|bọn|chúng|nhóm|đội|lớp|quán) )?(?:mình|ta)');
const ASKS = setOf('không|chưa|nào|gì|đâu|ai|giờ|nhiêu|mấy|sao|mô|chi|hay|răng');
export const PARTICLES = setOf('ạ|vậy|thế|nhỉ|ta|hả|hở|hè|đó|nữa|ha|trời|thưa|này|đây|luôn|rồi');
const YES_ASKED = endsWith('(?:được|kịp|nổi|phải|đúng|ổn|đủ) (?:không|chưa)');

/** The words of a part of a clause that ask: what brings it up, who is called and who wants to know fall off. */
export function cleanPart(clause: Clause, start: number, end: number, context: MeetingContext): string {
  const opened = start + leadOf(BRINGS_UP, clause, start, end);
  const to = withoutCalls(clause, opened, end);
  const from = opened + (setsAgainst(clause, opened, to) ? 0 : leadOf(WE, clause, opened, to));
  const yes = YES_ASKED.exec(plainBetween(clause, from, to));
  const kept = yes ? to - 2 : to;
  const mentions = (context.mentions.get(clause) ?? []).flatMap((mention): Mention[] =>
    mention.from >= from && mention.to <= kept
      ? [{ ...mention, from: mention.from - from, to: mention.to - from }]
      : [],
  );
  const text = cleanStatement(sliceClause(clause, from, kept), mentions);
  return yes ? `${text} ${clause.raw.slice(kept, to).join(' ')}`.trim() : text;
}

/** "Mình chịu hay đại lý chịu": "we" are one of the two. */
function setsAgainst({ words }: Clause, from: number, to: number): boolean {
  const or = words.indexOf('hay', from) + (words[words.indexOf('hay', from) + 1] === 'là' ? 2 : 1);
  return (
    or > 1 && or < to - 1 && verbAt(words, or) === null && words.slice(from, or).includes(words[to - 1] ?? '')
  );
}

/** How many words of a lead may fall without leaving too few. */
function leadOf(lead: RegExp, clause: Clause, from: number, to: number): number {
  const length = count(lead.exec(plainBetween(clause, from, to))?.[0] ?? '');
  return to - from - length >= 2 ? length : 0;
}

/** "… chừng nào mới làm vậy anh Bảy": particles, calls and who wants to know stand behind what is asked. */
function withoutCalls(clause: Clause, from: number, end: number): number {
  let to = withoutAskers(clause, from, end);
  for (let round = 0; round < MOST_CALLS && to - from > 2; round += 1) {
    const length = callBefore(clause, to);
    if (length === 0) break;
    to -= length;
  }
  return to;
}
const MOST_CALLS = 4;
const WHETHER_ENDS = setOf('không|chưa');

/** How many words right before a place are a particle, or call somebody behind what was asked. */
function callBefore({ words, raw }: Clause, to: number): number {
  const [asker = '', before = '', last = ''] = [words[to - 3], words[to - 2], words[to - 1]];
  const follows = (word: string) => ASKS.has(word) || PARTICLES.has(word);
  if (PARTICLES.has(last) || (KIN_WORDS.has(last) && follows(before))) return 1;
  if (hasCapital(raw[to - 1] ?? '') && (PARTICLES.has(before) || WHETHER_ENDS.has(before))) return 1;
  return KIN_WORDS.has(before) && hasCapital(raw[to - 1] ?? '') && follows(asker) ? 2 : 0;
}

function withoutAskers(clause: Clause, from: number, end: number): number {
  const plain = plainBetween(clause, from, end);
  const told = TELLS_WHO_ASKS.exec(plain);
  if (!told) return end;
  const at = from + count(plain.slice(0, told.index));
  return at > from + 2 && clause.words.slice(from, at).some((word) => ASKS.has(word)) ? at : end;
}

/** The words of a text that carry its matter. */
export function matterOf(text: string): Set<string> {
  return contentWords(
    text
      .toLowerCase()
      .split(/[\s,:?]+/u)
      .map(canonicalWord),
  );
}

const count = (phrase: string): number =>
  phrase
    .trim()
    .split(' ')
    .filter((word) => word !== '').length;
