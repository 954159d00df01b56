import { type Clause, plainBetween } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { opensWith, setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { CHANGES } from './opening.ts';
import { matterIn } from './ruling-text.ts';
import { cut, type Stretch, tidyPart } from './tidy-part.ts';

/** A stretch between two commas, or between two words that open something new in speech without commas. */
export type Part = {
  readonly said: Stretch;
  /** Without openers, calls and particles. */
  readonly tidy: Clause;
  readonly matter: ReadonlySet<string>;
  readonly of: Clause;
  /** A comma or the end of a sentence stands before it. */
  readonly isApart: boolean;
  /** Where it opens what was ruled behind what led to it: "…, vậy …". */
  readonly concludes: boolean;
};

/** "Không ai nhận thì …" */
const DENIES = setOf('không|chẳng|của|cho|để|hổng|là');
const LONG_STRETCH = 8;
const LEAST_BEFORE = 2;
const LEAST_AFTER = 3;
const OPENS_PART = opensWith(`
  từ (?:rày|nay|giờ|bữa nay|hôm nay|mai|tháng|tuần)|kể từ|tính từ|áp dụng từ|(?:vậy|thế) thì|cho nên|nhưng|chứ|chớ|kẻo|bởi|không nói nhiều|miễn (?:là|sao)|trừ khi|còn (?:lại|mình|bên|anh|chị|em|vụ|cái|chuyện|chia|mấy)
  ai (?!có)(?:\\S+ ){1,8}(?:thì|là)|(?:thôi|vậy|thế|mà|giờ) (?:không|khỏi|gác|dẹp|bỏ|hoãn|lùi|để)|mà (?:anh|chị|em|tôi|mình|họ)
`);
/** In speech without commas what led to a rule stands right before it. */
const FROM_NOW = opensWith('(?:kể )?từ (?:rày|nay|giờ|bữa nay|hôm nay)');
/** "Thôi thuê ngoài"; not "đi xe máy thôi cho đỡ xăng". */
const THEN = opensWith(
  '(?:thôi|vậy|thế)(?! cho (?:đỡ|nhanh|gọn|khỏe|tiện|dễ|rẻ|chắc|kịp|vui|khỏi|nó|lành|yên|an)(?= ))',
);
const CONCLUDES = opensWith(
  '(?:(?:ừ|à|ok|rồi|được|nghe) )*(?:vậy|thế|thôi|nên|cho nên|vậy nên|như (?:vậy|thế))',
);
const POINTS_BACK = opensWith('(?:thì |là )?(?:đi|nhé|à|hả|sao|mà|đó|này|ấy|nào|thì (?:hay|được|tốt))');

/** The parts a clause falls into, in the order they were said. */
export function partsOf(clause: Clause, context: MeetingContext): Part[] {
  const mentions = context.mentions.get(clause) ?? [];
  const parts: Part[] = [];
  let from = 0;
  let isApart = true;
  const open = (to: number) => {
    if (to <= from) return;
    const said = cut({ clause, mentions }, from, to);
    const tidy = tidyPart(said, false).clause;
    parts.push({
      said,
      tidy,
      matter: matterIn(tidy.words),
      of: clause,
      isApart,
      concludes: concludes(said.clause) || (!isApart && FROM_NOW.test(said.clause.plain)),
    });
    from = to;
  };
  for (let at = 1; at <= clause.words.length; at += 1) {
    const comma = clause.breaks.has(at - 1) || at === clause.words.length;
    if (!comma && !opensPart(clause, from, at)) continue;
    open(at);
    isApart = comma;
  }
  return parts;
}

function opensPart(clause: Clause, from: number, at: number): boolean {
  const { words } = clause;
  if (at - from < LEAST_BEFORE || words.length - at < LEAST_AFTER) return false;
  if (clause.breaks.size > 0 || words.length < LONG_STRETCH) return false;
  const rest = plainBetween(clause, at, words.length);
  if (FROM_NOW.test(rest)) return at - from > LEAST_BEFORE;
  if (OPENS_PART.test(rest)) return !DENIES.has(words[at - 1] ?? '');
  return THEN.test(rest) && (verbAt(words, at + 1) !== null || CHANGES.has(words[at + 1] ?? ''));
}

function concludes({ plain, words }: Clause): boolean {
  const lead = CONCLUDES.exec(plain)?.[0];
  if (!lead) return false;
  const rest = plain.slice(lead.length);
  return !POINTS_BACK.test(rest) && matterIn(words).size >= 1;
}
