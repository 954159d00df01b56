import { type Clause, plainBetween } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { lowerFirst } from '../language/lower-first.ts';
import { anyOf, endsWith, opensWith, setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { ASK_WORDS } from '../language/question-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { isPrompt } from './asks-for-real.ts';
import { BRINGS_UP, cleanPart, matterOf, PARTICLES } from './clean-part.ts';
import { withMatter } from './name-matter.ts';
import type { OpenKind } from './open-candidate.ts';

const LONGEST = 32;
const FULL = 4;

/** "… có ai nắm được không", "quy chế có nói không": asks who knows, behind the question itself. */
const ASKS_WHO_KNOWS = anyOf(
  '(?:đã|có) (?:\\S+ ){0,2}hỏi(?: \\S+){0,4} chưa|(?:ai|quy chế|sách|luật|hợp đồng|họ|các \\S+|mọi người|em|anh|chị)(?: \\S+){0,3} (?:biết|nắm|nói|ghi|rõ|nghe)(?: \\S+){0,2}(?: không| chưa)?',
);
const POINTS = anyOf('(?:đó|này|ấy|kia|nó|họ|ổng|bả|hắn|vụ đó|cái đó|người ta)');

/** A question as minutes ask it: without what brings it up and who wants to know, led by its matter where it names none. */
export function wordQuestion(asked: readonly Clause[], context: MeetingContext, kind: OpenKind): string {
  const clauses = withoutFault(asked);
  const [head, next] = clauses;
  if (head && kind === 'raised') return cut(`${cleanPart(head, 0, head.words.length, context)} thế nào`);
  if (head && kind === 'unexplained')
    return cut(`vì sao ${lowerFirst(cleanPart(head, 0, head.words.length, context))}`);
  if (head && next && isPrompt(head))
    return cut(
      `${cleanPart(head, 0, head.words.length, context)}, ${lowerFirst(wordOne(next, context, true))}`,
    );
  const texts = clauses.map((clause) => ({ clause, text: wordOne(clause, context) }));
  const last = texts.at(-1);
  if (!last) return '';
  const alone = matterOf(last.text).size >= FULL || texts.length === 1;
  const said = alone
    ? last.text
    : texts
        .slice(-2)
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join(', ');
  const clause = alone ? last.clause : (texts.at(-2)?.clause ?? last.clause);
  return cut(withMatter(said, clause, context));
}

/** "Ai chịu? Lỗi mình hay lỗi khách?": whose fault it is only tells who is to bear it. */
function withoutFault(asked: readonly Clause[]): readonly Clause[] {
  const borne = asked.findIndex(({ plain }) => WHO_BEARS.test(plain));
  return borne < 0 ? asked : asked.filter(({ plain }, at) => at <= borne || !WHOSE_FAULT.test(plain));
}
const WHO_BEARS = anyOf(
  '(?:ai|bên nào|bên mô|người nào|phòng nào|bộ phận nào)(?: \\S+){0,2} (?:chịu|trả|đền|bù|gánh|chi|bồi thường)',
);
const WHOSE_FAULT = anyOf(
  '(?:lỗi|tại|do)(?: \\S+){1,6} hay (?:là )?(?:lỗi|tại|do)|(?:lỗi|tại|do)(?: của)? (?:ai|bên nào|bên mô)',
);
function cut(text: string): string {
  const kept = text
    .split(' ')
    .slice(0, LONGEST)
    .join(' ')
    .replace(/[,\s]+$/u, '');
  return kept === '' ? '' : `${kept.charAt(0).toUpperCase()}${kept.slice(1)}?`;
}

function wordOne(clause: Clause, context: MeetingContext, isLed = false): string {
  const all = partsOf(clause);
  const telling = all.filter(({ plain }) => !(isFrame(plain) || ASKS_WHO_KNOWS.test(plain)));
  const parts = telling.length === 0 ? all : telling;
  const asking = parts.filter(({ plain }) => ASK_WORDS.test(plain));
  const first = asking[0] ?? parts[0];
  const last = asking.at(-1) ?? parts.at(-1);
  if (!first || !last) return '';
  const full =
    isLed ||
    (!TELLS_OF_IT.test(first.plain) &&
      contentWords(clause.words.slice(first.from, first.to)).size >= FULL &&
      !POINTS.test(first.plain));
  const kept = parts.filter(
    (part, at) =>
      part.to <= last.to &&
      (!full ||
        part.from >= first.from ||
        (at === 0 && (TOPIC.test(part.plain) || NAMES_NEXT.test(part.plain)))),
  );
  return kept
    .map((part) => ({ ...part, text: cleanPart(clause, part.from, part.to, context) }))
    .filter(({ text }) => text !== '')
    .map(({ text, plain }, at) =>
      at === 0 ? text : `${plain.startsWith(' hay ') ? 'hay ' : ''}${lowerFirst(text)}`,
    )
    .join(', ');
}
/** "Mười hồ sơ bị trả, | rốt cuộc là sai mã hay thiếu chữ ký": of what, stands before it. */
const TELLS_OF_IT = opensWith(
  '(?:(?:rốt cuộc|cuối cùng|thực ra|thật ra|vậy|thế|thì|rồi|mà|có phải) )*(?:là|do|tại|vì)(?! (?:sao|răng)(?= ))',
);
/** "Còn tiền chờ lúc tắc đường, …". */
const NAMES_NEXT = endsWith('nữa');
const TOPIC = opensWith(
  '(?:(?:nhưng|mà|rồi|à|thế|vậy|dạ) )*(?:còn|về|vụ|chuyện|cái|khoản|phần|riêng|việc|tiền|mục)',
);

type Part = { readonly from: number; readonly to: number; readonly plain: string };

function partsOf(clause: Clause): Part[] {
  const ends = [...clause.breaks].sort((a, b) => a - b).map((at) => at + 1);
  return [...ends, clause.words.length].flatMap((to, at) => {
    const from = ends[at - 1] ?? 0;
    return to > from ? [{ from, to, plain: plainBetween(clause, from, to) }] : [];
  });
}

/** The whole part only brings the question up, or calls somebody. */
function isFrame(plain: string): boolean {
  const found = BRINGS_UP.exec(plain);
  if (
    found &&
    plain.slice(found[0].length).trim().split(' ').length <= 2 &&
    !ASK_WORDS.test(plain.slice(found[0].length))
  )
    return true;
  return plain
    .trim()
    .split(' ')
    .every((word) => KIN_WORDS.has(word) || PARTICLES.has(word) || ASSENTS.has(word));
}
/** "Đúng, nhưng có cần giám định không?" */
const ASSENTS = setOf('ơi|dạ|đúng|ừ|vâng|ok|tốt|hmm|nhưng|mà');
