import type { Clause } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { canonicalWord } from '../language/canonical-word.ts';
import { lowerFirst } from '../language/lower-first.ts';
import { anyOf, opensWith, setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { topicAsked, topicFor } from '../topics/topic-for.ts';
import { leadBefore } from './lead-before.ts';
import { CHANGES } from './opening.ts';
import { proposalBefore, proposalOf } from './proposal-before.ts';
import { figureAlone, type Ruling, rule } from './ruling.ts';
import { matterOf } from './ruling-text.ts';
import { figuresIn } from './said-figures.ts';
import { wordProposal, wordRuling } from './word-ruling.ts';

/** Content words below which a ruling wants its topic told; below which a yes before it points to a proposal. */
const THIN = 5;
const BARE = 3;
const SCANT = 2;

/** "Làm như Phước nói", "theo mức chị Lụa đề nghị", "được, dùng đi": the matter was named by somebody else. */
const POINTS_TO = anyOf(
  '(?:như|theo|mức|ý|cách|phương án|đề xuất)(?: \\S+){1,3} (?:nói|đề nghị|đề xuất|bàn|tính|đưa)',
);
const TAKES = opensWith(
  '(?:dạ |vâng |ừ |ok |rồi )*(?:được|hợp lý|đồng ý|nhất trí|duyệt|chuẩn|(?:tôi|anh|chị|cô|chú|bác|thầy|em) (?:đồng ý|nhất trí|duyệt|theo))',
);

/** A clause that rules, told with what it is about where it says little itself. */
export function tellFound(found: Clause, points: readonly Clause[], context: MeetingContext): Ruling | null {
  const text = wordRuling(found, points, context);
  return readTaken(found, points, text, context) ?? readAlone(found, text, context);
}

/** Behind what somebody proposed: "làm như Phước nói", "đồng ý, phát tiền mặt". */
function readTaken(
  found: Clause,
  points: readonly Clause[],
  text: string,
  context: MeetingContext,
): Ruling | null {
  const { turn } = found;
  const [first] = context.clauses[turn] ?? [];
  const taken =
    matterOf(text.split(ON_CONDITION)[0] ?? '').size <= BARE &&
    first !== undefined &&
    TAKES.test(first.plain);
  const pointed = POINTS_TO.test(found.plain) ? proposalOf(found, context) : null;
  const put = pointed ?? (taken ? proposalBefore(turn, context) : null);
  if (!put) return null;
  const proposed = wordProposal(put, context);
  const own = pointed ? wordRuling(found, points, context, POINTS_TO) : text;
  const added = repeats(own, proposed) ? '' : lowerFirst(own);
  return rule(
    [
      { text: proposed, turn: put.turn },
      { text: added, turn },
    ],
    turn,
    0.6,
  );
}

function readAlone(found: Clause, text: string, context: MeetingContext): Ruling | null {
  const { turn } = found;
  const isThin = matterOf(text).size <= THIN || NAMES_NOTHING.test(text);
  const topic = isThin ? topicOf(found, text, context) : null;
  if (!topic && ONLY_PUTS_OFF.test(text)) return null;
  const whole = rule([{ text: topic ? under(topic, text) : text, turn }], turn, 0.6);
  const lead = whole ? null : leadBefore(text, turn, context);
  if (!lead) return whole ?? figureAlone(text, turn);
  return rule(
    [
      { text: upper(lead.text), turn: lead.turn },
      { text: lowerFirst(text), turn },
    ],
    turn,
    0.6,
  );
}

/** "Tất niên tổ chức ở sân vườn": a topic that names the way itself says it all. */
const under = (topic: string, text: string): string =>
  repeats(text, topic) ? upper(topic) : `${upper(topic)}: ${lowerFirst(text)}`;

/** "Phát tiền mặt, khỏi quà cáp." — "Đồng ý, phát tiền mặt.": nothing is added. */
function repeats(own: string, proposed: string): boolean {
  const said = wordsIn(proposed);
  return wordsIn(own).every((word) => said.includes(word));
}
const wordsIn = (text: string): string[] => text.toLowerCase().split(/[\s,]+/u);

/** "Kỳ này không tổ chức nữa, …", "khoan đụng tới, …": a deed ruled out with no word of what is not done. */
const NAMES_NOTHING =
  /^(?:(?:kỳ|năm|đợt|tuần|tháng|quý|lần|hôm|bữa) (?:này|nay|ni|tới|sau) )?(?:(?:không|khỏi|chưa|đừng|hổng) \S+(?: \S+)? (?:nữa|vội)|khoan(?: hãy| hẵng)? \S+(?: tới| đến)?|để đ(?:ấy|ó)(?: đã)?|để (?:bữa|hôm|buổi|lần|dịp) (?:khác|sau|tới)|(?:gác|hoãn|dừng|ngưng)(?: hẳn| tạm)? lại|tạm (?:gác|hoãn|dừng|ngưng)(?: lại| hẳn)?|(?:bỏ|nghỉ|thôi|dẹp) (?:hẳn|luôn))(?=,|$)/iu;

/** "Để bữa khác.": where nobody said what, nothing is ruled. */
const ONLY_PUTS_OFF = /^để (?:bữa|hôm|buổi|lần|dịp) (?:khác|sau|tới)$/iu;

/** What little is said of, where it is not said itself. */
function topicOf(found: Clause, text: string, context: MeetingContext): string | null {
  const known = matterOf(text);
  const isBare =
    known.size <= SCANT || NAMES_NOTHING.test(text) || opensWithDeed(text) || opensWithFigure(text);
  const topic = isBare ? topicFor(found, context) : topicAsked(found, context);
  const says = topic !== null && [...matterOf(topic)].some((word) => !known.has(word));
  return says ? topic : null;
}

const ON_CONDITION = /,? (?:miễn|nhưng|với điều kiện|trừ) /u;

/** "Giữ năm phần trăm …": with no word of what. */
function opensWithDeed(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/u)
    .map(canonicalWord);
  return DENIES.has(words[0] ?? '') || CHANGES.has(words[0] ?? '') || verbAt(words, 0) !== null;
}

/** "Hai trăm rưỡi, áp dụng từ …": with no word of the price of what. */
const opensWithFigure = (text: string): boolean =>
  figuresIn(
    text
      .toLowerCase()
      .split(/[\s,]+/u)
      .slice(0, 2)
      .map(canonicalWord),
  ).size > 0;
const DENIES = setOf('không|khỏi|đừng|khoan|chưa');
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
