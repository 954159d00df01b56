import { buildClause, type Clause, sliceClause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { anyOf, endsWith, opensWith, setOf } from '../language/phrase.ts';
import { EMBEDDED_ASK } from '../language/question-cues.ts';
import { nameThing } from '../topics/name-thing.ts';
import { askedAhead } from './asked-ahead.ts';
import { embeddedQuestion } from './embedded-question.ts';

const DOUBT = anyOf(`
  (?<! ai (?:mà |lại )?)(?:chưa|không|chả|chẳng|đâu có)(?: ai| thấy)? (?:biết|rõ|chắc(?! (?:đã|gì))|chốt|thống nhất|xác định|quyết|nắm|phân định|trả lời|báo|tìm ra|đoán ra|(?:nghe|thấy|nói|hứa|hẹn|dám (?:nói|hứa|chắc)|cho biết)(?: nói)?(?= (?:gì |rõ |trước |được )*$)|ngã ngũ|có câu trả lời)(?: được)?(?: rõ)?(?: là)?
  (?:chưa|không|chả|chẳng) (?:ai|bên nào|người nào)(?: dám)? \\S+(?: \\S+)? (?:được|ra|nổi)
  (?:phải|để|cần|chờ|còn)(?: \\S+){0,2} (?:hỏi|check|kiểm tra|đợi|xin)(?: \\S+){0,4} xem
`);
/** "Chưa nói | bao giờ thay", "đang phân vân | tám bảy hay tám tám": only where a question follows for certain. */
const WONDERS = anyOf(`
  chưa (?:\\S+ )?(?:nói|tính|nghĩ|bàn|ghi|hỏi|hứa|hẹn|đoán|hình dung|cho biết|thấy ghi|thấy nói|quy định|hướng dẫn)(?: ra| tới| đến| rõ| được| là)*
  không (?:nhớ|nói rõ|hình dung|ghi rõ|quy định|đoán)(?: ra| được| là)*
  (?:phân vân|lăn tăn|băn khoăn|lưỡng lự|do dự|cân nhắc|đắn đo|thắc mắc|tranh cãi|cãi nhau|(?:vướng|kẹt|khó|khúc mắc|vấn đề|câu hỏi)(?: chỗ| cái)? là)(?: là| xem| về)*(?: không biết)?
`);
/** Most clauses hold none of the words that every doubt has one of. */
const MAY_DOUBT =
  / (?:chưa|không|chả|chẳng|đâu|xem|chịu|bó|đợi|chờ|hỏi|treo|phân|lăn|băn|lưỡng|do|cân|đắn|thắc|tranh|cãi|vướng|kẹt|vấn|câu|khó|tùy)(?= )/u;
/** "Chưa ai chịu", "hơn ai hết" ask for nobody. */
const NOBODY = / (?:chưa|không|chả|chẳng|có|hơn|như|bất kỳ) ai(?= )/gu;
/** "Hồi giờ chưa trả kiểu này bao giờ": at no time; "mấy cái giữa lò cũng rạn": several. */
const NEVER =
  / (?:(?:chưa|không|chẳng|chả)(?: \S+){1,6} (?:bao giờ|(?:lần|người|chỗ|cái|tiếng|bữa|hôm|đồng) nào)|mấy(?= (?:\S+ ){1,5}(?:cũng|đều) ))(?= )/gu;
/** "Không có sổ thì chẳng biết đất ai": only if it is not there. */
const ONLY_IF =
  / (?:nếu|không có|mà không|chứ không|thiếu) .*thì(?: (?:cũng|mình|ai|tôi|em|có trời))? (?=(?:chẳng|chả|không|đâu|ai mà) biết )/u;
/** "Còn tùy tiền bốc xếp lên bao nhiêu": what it hangs on. */
const HANGS_ON = opensWith('(?:\\S+ ){0,2}(?:còn |cũng )?(?:tùy|tuỳ|phụ thuộc|hên xui)');
const LEAST_BEHIND = 1;
const FULL_BEHIND = 4;
const LEAST_LEAD = 2;

/** What a clause says is not known, where it says whether, when, who or how much: "chưa biết | bao giờ họ cấp". */
export function statedDoubt(clause: Clause): Clause | null {
  if (!MAY_DOUBT.test(clause.plain)) return null;
  return (
    doubtBefore(clause, DOUBT, (plain) =>
      EMBEDDED_ASK.test(plain.replace(NOBODY, ' ').replace(NEVER, ' ')),
    ) ??
    doubtBefore(clause, WONDERS, asksFirst) ??
    askedAhead(clause)
  );
}

/** "Bao giờ thay", "họ trả hay mình trả": the words of the question stand in its first part. */
const asksFirst = (plain: string): boolean => embeddedQuestion(plain) !== null && !NOT_A_WORD.test(plain);
/** "Chưa nói tiếng nào": nothing at all. */
const NOT_A_WORD = opensWith('(?:\\S+ )?(?:nào|gì|chi|ai)(?: \\S+)?(?= $)');

function doubtBefore(clause: Clause, cue: RegExp, asks: (plain: string) => boolean): Clause | null {
  const doubt = cue.exec(clause.plain);
  if (!doubt || ONLY_IF.test(clause.plain)) return null;
  const from = clause.offsets.filter((offset) => offset < doubt.index + doubt[0].length).length;
  const at = clause.offsets.filter((offset) => offset <= doubt.index).length;
  const behind = sliceClause(clause, from, clause.words.length);
  if (!asks(behind.plain) || tellsNoMatter(behind.plain)) return null;
  if (contentWords(behind.words).size < LEAST_BEHIND && behind.words.length < FULL_BEHIND) return null;
  const asked = askedAhead(behind) ?? behind;
  return withLead(clause, at, from, from + asked.words.length);
}

const tellsNoMatter = (plain: string): boolean =>
  CARRIES_NOTHING.test(plain) || GIVES_REASON.test(plain) || HANGS_ON.test(plain);

/** The words from one place to another, led by the part that names what they are about, if one stands before `at`. */
export function withLead(clause: Clause, at: number, from: number, to: number): Clause {
  const lead = leadBefore(clause, at) ?? thingBefore(clause, at) ?? runOnBefore(clause, at, from);
  return lead ? joined(clause, lead, from, to) : sliceClause(clause, from, to);
}
/** "… phải xem bệnh viện họ nói thế nào": what others will say is no question of its own. */
const CARRIES_NOTHING = endsWith(
  '(?:nói|bảo|kêu|tính|trả lời|quyết|phán|báo|chỉ đạo|hướng dẫn|giải quyết|phản hồi|thấy|nghĩ|làm|xử lý)(?: lại)? (?:sao|thế nào|như thế nào|ra sao|gì|răng)(?: (?:đã|nữa|rồi|ạ|cái đã))*',
);

/** "Chưa biết đông hay ít nên em mua dư": why somebody does something. */
const GIVES_REASON =
  / (?<! có )nên (?:em|tôi|mình|con|cháu|anh|chị|phải|cứ|thôi|tạm|đành|bọn em|tụi em)(?= )/u;

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
  return (
    parts.find(
      ({ from, to }) =>
        contentWords(words.slice(from, to)).size >= LEAST_LEAD &&
        !TELLS_OWN_DEED.test(` ${words.slice(from, to).join(' ')} `),
    ) ?? null
  );
}

/** "Chìa khóa kho lạnh vẫn | chưa biết ai cầm": the thing is named right before. */
function thingBefore(clause: Clause, at: number): { readonly from: number; readonly to: number } | null {
  const from = Math.max(-1, ...[...clause.breaks].filter((end) => end < at)) + 1;
  let to = at;
  while (to > from && BEFORE_DOUBT.has(clause.words[to - 1] ?? '')) to -= 1;
  const named = nameThing(sliceClause(clause, from, to), () => false, false)?.split(' ').length ?? 0;
  return named > 1 && to - from - named <= MOST_OPENERS ? { from: to - named, to } : null;
}
/** "Nhà trai hỏi thêm ba bàn chay | mà không biết | họ có lấy không": speech without commas, of them. */
function runOnBefore(
  { breaks, words }: Clause,
  at: number,
  asked: number,
): { readonly from: number; readonly to: number } | null {
  if (breaks.size > 0 || !OF_THEM.has(words[asked] ?? '')) return null;
  let to = at;
  while (to > 0 && BEFORE_DOUBT.has(words[to - 1] ?? '')) to -= 1;
  const opened = words.findIndex((word, index) => !(OPENS.has(word) || (index > 0 && word === 'này')));
  const isOwn = TELLS_OWN_DEED.test(` ${words.slice(opened, to).join(' ')} `);
  return JOINS.has(words[to] ?? '') && to - opened > MOST_OPENERS && !isOwn ? { from: opened, to } : null;
}
const JOINS = setOf('mà|nhưng|chứ');
const OF_THEM = setOf('họ|nó|ổng|bả|hắn');
const OPENS = setOf('dạ|còn|chuyện|vụ|cái|à|mà|thêm|với|lại|thì');
const MOST_OPENERS = 3;
const BEFORE_DOUBT = setOf('vẫn|thì|cũng|là|mà|giờ|hiện|đến|tới|nay|còn|ai|đang|nào');

/** "Em gọi hai lần, không biết bao giờ xong": what somebody did is not what it is about. */
const TELLS_OWN_DEED = opensWith('(?:dạ |vâng |thưa )*(?:em|tôi|con|cháu|mình|bọn em|tụi em)');

function joined(
  clause: Clause,
  lead: { readonly from: number; readonly to: number },
  from: number,
  to: number,
): Clause {
  const keep = [...Array(clause.words.length).keys()].filter(
    (index) => (index >= lead.from && index < lead.to) || (index >= from && index < to),
  );
  const pick = <Value>(all: readonly Value[]): Value[] =>
    keep.flatMap((index) => all.slice(index, index + 1));
  const breaks = new Set(keep.flatMap((index, place) => (clause.breaks.has(index) ? [place] : [])));
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
  '(?:em|tôi|anh|chị|con|cháu|mình|cũng|vẫn|chưa ai|không ai|ai) (?:không|chưa|chả|chẳng|đâu) (?:biết|rõ|nắm|chắc)|chưa (?:ai )?(?:biết|rõ|chắc|nắm|quyết|chốt)|(?:đang|còn|cũng) (?:phân vân|lăn tăn|băn khoăn)',
);
