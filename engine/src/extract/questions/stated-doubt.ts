import { buildClause, type Clause, sliceClause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { anyOf, opensWith, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { EMBEDDED_ASK } from '../language/question-cues.ts';

const DOUBT = anyOf(`
  (?:chưa|không|chả|chẳng|đâu có)(?: ai| thấy)? (?:biết|rõ|chắc|chốt|thống nhất|xác định|quyết|nắm|phân định|trả lời|báo|tìm ra|đoán ra|(?:nghe|thấy|nói|hứa|hẹn|dám (?:nói|hứa|chắc)|cho biết)(?: nói)?(?= (?:gì |rõ |trước |được )*$)|ngã ngũ|có câu trả lời)(?: được)?(?: rõ)?(?: là)?
  (?:chưa|không|chả|chẳng) (?:ai|bên nào|người nào)(?: dám)? \\S+(?: \\S+)? (?:được|ra|nổi)
  thì (?:\\S+ )?(?:cũng )?(?:chịu|bó tay|(?:đang|còn|phải) (?:đợi|chờ|hỏi))
  (?:phải|để|cần|chờ|còn)(?: \\S+){0,2} (?:hỏi|check|kiểm tra|đợi|xin)(?: \\S+){0,4} xem
`);
/** Most clauses hold none of the words that every doubt has one of. */
const MAY_DOUBT = / (?:chưa|không|chả|chẳng|đâu|xem|chịu|bó|đợi|chờ|hỏi)(?= )/u;
const LEAST_BEHIND = 1;
const LEAST_AHEAD = 2;
const LEAST_LEAD = 2;

/** What a clause says is not known, where it says whether, when, who or how much: "chưa biết | bao giờ họ cấp". */
export function statedDoubt(clause: Clause): Clause | null {
  const doubt = MAY_DOUBT.test(clause.plain) ? DOUBT.exec(clause.plain) : null;
  if (!doubt) return null;
  const from = clause.offsets.filter((offset) => offset < doubt.index + doubt[0].length).length;
  const at = clause.offsets.filter((offset) => offset <= doubt.index).length;
  const behind = sliceClause(clause, from, clause.words.length);
  if (EMBEDDED_ASK.test(behind.plain) && contentWords(behind.words).size >= LEAST_BEHIND) {
    const lead = leadBefore(clause, at);
    return lead ? joined(clause, lead, from) : behind;
  }
  const ahead = sliceClause(clause, 0, withoutDoubter(clause, at));
  const least = OPENS_WHEN.test(ahead.plain) ? 1 : LEAST_AHEAD;
  return EMBEDDED_ASK.test(ahead.plain.replace(NOBODY, ' ')) && contentWords(ahead.words).size >= least
    ? ahead
    : null;
}

/** "Bao giờ đủ | thì tôi chưa dám nói". */
const OPENS_WHEN = opensWith('(?:còn |mà |nhưng )?(?:bao giờ|khi nào|chừng nào|hôm nào|bữa nào)');

/** "Chưa ai chịu" asks for nobody. */
const NOBODY = / (?:chưa|không|chả|chẳng|có) ai(?= )/gu;

/** "Phí bạn đó báo hai lăm củ, | không biết là | gồm thuế hay chưa": the part before names what it is about. */
function leadBefore(
  { breaks, words }: Clause,
  at: number,
): { readonly from: number; readonly to: number } | null {
  const ends = [...breaks].filter((index) => index < at).sort((a, b) => a - b);
  const parts = ends.map((end, place) => ({
    from: place === 0 ? 0 : (ends[place - 1] ?? 0) + 1,
    to: end + 1,
  }));
  return parts.find(({ from, to }) => contentWords(words.slice(from, to)).size >= LEAST_LEAD) ?? null;
}

function joined(clause: Clause, lead: { readonly from: number; readonly to: number }, from: number): Clause {
  const keep = [...Array(clause.words.length).keys()].filter(
    (index) => (index >= lead.from && index < lead.to) || index >= from,
  );
  const pick = <Value>(all: readonly Value[]): Value[] =>
    keep.flatMap((index) => all.slice(index, index + 1));
  const breaks = new Set(keep.flatMap((index, to) => (clause.breaks.has(index) ? [to] : [])));
  const { turn, asks } = clause;
  return buildClause({
    turn,
    asks,
    breaks,
    raw: pick(clause.raw),
    starts: pick(clause.starts),
    words: pick(clause.words),
  });
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
