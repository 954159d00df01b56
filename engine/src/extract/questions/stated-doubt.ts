import { type Clause, sliceClause } from '../clause.ts';
import { contentWords } from '../content-words.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { EMBEDDED_ASK } from '../language/question-cues.ts';

const DOUBT = anyOf(`
  (?:chưa|không|chả|chẳng|đâu có)(?: ai| thấy)? (?:biết|rõ|chắc|chốt|thống nhất|xác định|quyết|nắm|phân định|trả lời|báo|ngã ngũ|có câu trả lời)(?: được)?(?: rõ)?(?: là)?
  (?:phải|để|cần|chờ|còn)(?: \\S+){0,2} (?:hỏi|check|kiểm tra|đợi|xin)(?: \\S+){0,4} xem
`);
const LEAST_BEHIND = 1;
const LEAST_AHEAD = 2;

/** What a clause says is not known, where it says whether, when, who or how much: "chưa biết | bao giờ họ cấp". */
export function statedDoubt(clause: Clause): Clause | null {
  const doubt = DOUBT.exec(clause.plain);
  if (!doubt) return null;
  const from = clause.offsets.filter((offset) => offset < doubt.index + doubt[0].length).length;
  const at = clause.offsets.filter((offset) => offset <= doubt.index).length;
  const behind = sliceClause(clause, from, clause.words.length);
  if (EMBEDDED_ASK.test(behind.plain) && contentWords(behind.words).size >= LEAST_BEHIND) {
    const lead = leadBefore(clause, at);
    return lead === 0 ? behind : joined(clause, lead, from);
  }
  const ahead = sliceClause(clause, 0, withoutDoubter(clause, at));
  return EMBEDDED_ASK.test(ahead.plain) && contentWords(ahead.words).size >= LEAST_AHEAD ? ahead : null;
}

/** "Phí bạn đó báo hai lăm củ, | không biết là | gồm thuế hay chưa": the part before names what it is about. */
function leadBefore(clause: Clause, at: number): number {
  const comma = [...clause.breaks].filter((index) => index < at).sort((a, b) => b - a)[0];
  return comma === undefined ? 0 : comma + 1;
}

function joined(clause: Clause, lead: number, from: number): Clause {
  const first = firstPart(clause, lead);
  const keep = [...Array(clause.words.length).keys()].filter(
    (index) => (index >= first.from && index < first.to) || index >= from,
  );
  const pick = <Value>(all: readonly Value[]): Value[] =>
    keep.flatMap((index) => all.slice(index, index + 1));
  const breaks = new Set(keep.flatMap((index, to) => (clause.breaks.has(index) ? [to] : [])));
  const words = pick(clause.words);
  const offsets: number[] = [];
  let at = 1;
  for (const word of words) {
    offsets.push(at);
    at += word.length + 1;
  }
  return {
    ...clause,
    raw: pick(clause.raw),
    starts: pick(clause.starts),
    words,
    plain: ` ${words.join(' ')} `,
    offsets,
    breaks,
  };
}

function firstPart(clause: Clause, lead: number): { from: number; to: number } {
  const first = Math.min(...clause.breaks) + 1;
  const opens = contentWords(clause.words.slice(0, first)).size >= 2;
  return opens ? { from: 0, to: first } : { from: first < lead ? first : 0, to: lead };
}

/** "Em cũng không biết họ có vào không nữa" tells, however it ends; "không biết mai có cúp điện không anh" asks. */
export const TELLS_OWN_DOUBT = anyOf(
  '(?:em|tôi|anh|chị|con|cháu|mình|cũng|vẫn|chưa ai|không ai|ai) (?:không|chưa|chả|chẳng|đâu) (?:biết|rõ|nắm|chắc)',
);

/** "… không | thì cháu chưa biết": who does not know is no part of it. */
function withoutDoubter({ words }: Clause, to: number): number {
  let end = to;
  while (end > 1 && DOUBTER.has(words[end - 1] ?? '')) end -= 1;
  return end;
}
const DOUBTER: ReadonlySet<string> = new Set([
  ...KIN_WORDS,
  ...setOf('thì|tôi|mình|cũng|vẫn|giờ|họ|là|ai|mà|hiện|còn'),
]);
