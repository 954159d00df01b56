import { endsWith, opensWith } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import type { Mention } from '../people/people.ts';
import { type Clause, plainBetween } from './clause.ts';

const LEAD = opensWith(`
  (?:anh|chị|em|con|cháu|cô|chú|bác|thầy|sếp|ông|bà|mọi người|cả nhà|bà con|mấy anh|các anh|mấy chị)(?: \\S+)? ơi
  còn vụ|còn chuyện|còn cái|còn phần|còn việc|em hỏi thêm|anh hỏi|chị hỏi|chị|anh
  dạ|vâng|ừ|rồi|ok|à|há|hén|hen|đấy|ơ|ồ|ủa|ui|vậy|thế|thôi|thì|mà|nhưng|nhưng mà|còn|hợp lý|hợp lí|được|được rồi|nhất trí
  đồng ý|tốt|tuyệt|perfect|như vậy|như thế|cho nên|nên|chốt|chốt lại|chốt luôn|chốt là|thống nhất
  thống nhất là|thống nhất lại|quyết định|quyết định là|quyết|kết luận|kết luận là|là|chúng ta|chúng mình
  tóm lại|sửa lại|hay|hay là|phải đó|đúng rồi|rồi thì|xong|ha ha|thật ra|tức là|nói chung|ý là|ấy|ấy khoan
  khoan|ý em là|cái này|sẽ|tạm(?! thời)|em hỏi thêm|cho em hỏi|em hỏi|cho tôi hỏi|cho con hỏi|tôi hỏi|hỏi thêm|à mà
  thế còn|với lại|mọi người|cả nhà|bà con|lỡ|tiếp theo|em đề xuất|tôi đề xuất|tôi đề nghị|em đề nghị
  con đề nghị|em nghĩ|tôi nghĩ|anh nghĩ|chị nghĩ|theo em|theo tôi|mình nghĩ|em thấy|tôi thấy|cuối cùng
  (?:quan điểm|ý kiến|ý)(?: của)? (?:tôi|anh|chị|cô|chú|bác|thầy) (?:là|thì)|(?:tôi|anh|chị|cô|chú|bác|thầy) (?:đồng ý|nhất trí|quyết)|lần cuối|chốt phương án|hội đồng|ban|cứ|luôn|ờm|quá bán|cái
`);
const TAIL = endsWith(`
  (?:các đồng chí|mọi người|các anh chị|bà con|cả nhà|các vị|các bác) (?:cho|có) ý kiến(?: gì không)?|xin ý kiến|cho ý kiến|có ý kiến gì không
  nhé|ạ|đi|vậy|thế|luôn|nghe|nhỉ|hả|à|á|hè|ha|đó|thôi|rồi|chốt|chốt vậy|chốt vậy đi|vậy đi|thế đi|thế nhé
  được chưa|được không|nghe chưa|mà|ta|trời|thì phải|mọi người|cả nhà|bà con|các bạn|ok|rõ chưa
  đồng ý không|nghen|là xong|vậy là xong|ai có ý kiến gì không|chứ|cái|hen|thấy sao|bây giờ|(?<!(?:tháng|tuần|năm|đợt|lần|kỳ|quý|chuyến|ngày|hôm) )này
`);

/** The matter of a clause: openers, particles and calls fall off both ends. Words as written, with their commas. */
export function cleanStatement(clause: Clause, mentions: readonly Mention[], fromWord = 0): string {
  const called = calledWords(clause, mentions);
  const { from, to } = trimEnds(clause, called, Math.max(fromWord, afterRepair(clause)));
  const words: string[] = [];
  for (let at = from; at < to; at += 1) {
    if (called.has(at)) continue;
    const comma = clause.breaks.has(at) && at < to - 1 ? ',' : '';
    words.push(`${clause.raw[at]}${comma}`);
  }
  const text = words.join(' ').replace(/,$/u, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Tết này à nhầm lễ ba mươi": what was said by mistake is no part of it. */
function afterRepair(clause: Clause): number {
  const repair = clause.plain.search(REPAIRS);
  const from = repair < 0 ? 0 : clause.offsets.findIndex((offset) => offset > repair) + 2;
  return clause.words.length - from > 2 ? from : 0;
}
const REPAIRS = / (?:à|ấy|í|ý|ơ) (?:nhầm|quên|lộn)(?= )/u;

function calledWords(clause: Clause, mentions: readonly Mention[]): Set<number> {
  const called = new Set<number>();
  for (const mention of mentions) {
    if (!mention.called) continue;
    for (let index = mention.from; index < mention.to; index += 1) called.add(index);
    if (CALL_PARTICLES.has(clause.words[mention.to] ?? '')) called.add(mention.to);
  }
  return called;
}

const CALL_PARTICLES: ReadonlySet<string> = new Set(['ơi', 'này']);

type Range = { readonly from: number; readonly to: number };

function trimEnds(clause: Clause, called: ReadonlySet<number>, fromWord: number): Range {
  let range: Range = { from: fromWord, to: clause.words.length };
  for (let round = 0; round < LONGEST_TRIM; round += 1) {
    const next = trimOnce(clause, called, range);
    if (next === null) break;
    range = next;
  }
  return range;
}

const LONGEST_TRIM = 12;

/** One call, particle, opener or vocative less; null when nothing more may fall. */
function trimOnce(clause: Clause, called: ReadonlySet<number>, { from, to }: Range): Range | null {
  if (from >= to) return null;
  if (called.has(from)) return { from: from + 1, to };
  if (called.has(to - 1)) return { from, to: to - 1 };
  if (to - from <= 2) return null;
  const plain = plainBetween(clause, from, to);
  const tail = TAIL.exec(plain);
  if (tail) return { from, to: to - count(tail[0]) };
  const lead = LEAD.exec(plain);
  if (lead) return { from: from + count(lead[0]), to };
  return isLooseVocative(clause, to) ? { from, to: to - 1 } : null;
}

function count(phrase: string): number {
  return phrase.trim().split(' ').length;
}

function isLooseVocative(clause: Clause, to: number): boolean {
  const belongs = /^(?:của|cho|với|hai|ba|một|các|giúp)$/u.test(clause.words[to - 2] ?? '');
  return KIN_WORDS.has(clause.words[to - 1] ?? '') && !belongs;
}
