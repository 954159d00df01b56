import type { Clause } from '../clauses/clause.ts';
import { verbAt } from '../language/action-verbs.ts';
import { canonicalWord } from '../language/canonical-word.ts';
import { lowerFirst } from '../language/lower-first.ts';
import { anyOf, endsWith, opensWith, setOf } from '../language/phrase.ts';
import { HYPOTHETICAL, POLITE_IF } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { topicAsked, topicFor } from '../topics/topic-for.ts';
import { candidateOf } from './candidate.ts';
import { leadBefore } from './lead-before.ts';
import { listedPoints } from './listed-points.ts';
import { CHANGES } from './opening.ts';
import { proposalBefore, proposalOf } from './proposal-before.ts';
import { type Ruling, rule } from './ruling.ts';
import { matterOf } from './ruling-text.ts';
import { figuresIn } from './said-figures.ts';
import { type Setting, settingOf } from './setting.ts';
import { LEAST, speaksFor, weighRuling } from './weigh-ruling.ts';
import { wordProposal, wordRuling } from './word-ruling.ts';

/** Content words below which a ruling wants its topic told; below which a yes before it points to a proposal. */
const THIN = 5;
const BARE = 3;
const SCANT = 1;

/** "Mùng bảy được không các bác?": asks for a yes and nothing else. */
const ASKS_FOR_YES = endsWith(
  '(?:nhé|ha|hí|hỉ|nghe|chứ|(?:được|ok|ổn|nhất trí|đồng ý) (?:không|chưa|chứ))(?: (?:ạ|cô|anh|chị|em|bác|chú|thầy|các \\S+|mấy \\S+|mọi người|cả nhà|bà con))*',
);
/** "Chừng nào có thuế rồi mới chào lại": what looks like asking when sets a condition. */
const ONLY_WHEN = anyOf('(?:chừng nào|khi nào|bao giờ|lúc nào) .{2,40} (?:mới|hẵng|hãy|thì)');
/** "Hôm nay mình chốt chương trình", before anything has been said: what the meeting is for. */
const PLANS_TALK = anyOf(
  '(?:hôm nay|bữa nay|buổi này|mình|ta)(?: \\S+){0,4} (?:chốt|thống nhất|quyết|bàn|họp)',
);
const OPENS_TALK = 2;
/** "Làm như Phước nói", "theo mức chị Lụa đề nghị", "được, dùng đi": the matter was named by somebody else. */
const POINTS_TO = anyOf(
  '(?:như|theo|mức|ý|cách|phương án|đề xuất)(?: \\S+){1,3} (?:nói|đề nghị|đề xuất|bàn|tính|đưa)',
);
const TAKES = opensWith(
  '(?:dạ |vâng |ừ |ok |rồi )*(?:được|hợp lý|đồng ý|nhất trí|duyệt|chuẩn|(?:tôi|anh|chị|cô|chú|bác|thầy|em) (?:đồng ý|nhất trí|duyệt|theo))',
);

/** What a turn rules: its surest clause, and each point of a numbered conclusion of who leads. */
export function readWeighed(turn: number, context: MeetingContext, from = 0): Ruling[] {
  const all = context.clauses[turn] ?? [];
  const likely = all.slice(from).filter(mayRule);
  if (likely.length === 0) return [];
  const setting = settingOf(turn, context);
  const points = setting.byChair ? listedPoints(likely) : [];
  const sure = surest(likely, setting, context);
  return likely
    .filter(
      (clause) =>
        clause === sure || (points.includes(clause) && speaksFor(clause, setting, context, LEAST_LISTED)),
    )
    .flatMap((clause) => readOne(clause, points, context) ?? []);
}

/** A clause that rules, told with what it is about where it says little itself. */
function readOne(found: Clause, points: readonly Clause[], context: MeetingContext): Ruling | null {
  const { turn } = found;
  const all = context.clauses[turn] ?? [];
  const text = wordRuling(found, points, context);
  const matter = matterOf(text).size;
  const taken =
    matterOf(text.split(ON_CONDITION)[0] ?? '').size <= BARE &&
    all[0] !== undefined &&
    TAKES.test(all[0].plain);
  const pointed = POINTS_TO.test(found.plain) ? proposalOf(found, context) : null;
  const put = pointed ?? (taken ? proposalBefore(turn, context) : null);
  if (put)
    return rule(
      [
        { text: wordProposal(put, context), turn: put.turn },
        { text: lowerFirst(pointed ? wordRuling(found, points, context, POINTS_TO) : text), turn },
      ],
      turn,
      0.6,
    );
  const topic = matter <= THIN ? topicOf(found, text, context) : null;
  const whole = rule([{ text: topic ? `${upper(topic)}: ${lowerFirst(text)}` : text, turn }], turn, 0.6);
  const lead = whole ? null : leadBefore(text, turn, context);
  return lead
    ? rule(
        [
          { text: upper(lead.text), turn: lead.turn },
          { text: lowerFirst(text), turn },
        ],
        turn,
        0.6,
      )
    : whole;
}

/** What little is said of, where it is not said itself. */
function topicOf(found: Clause, text: string, context: MeetingContext): string | null {
  const isBare = matterOf(text).size <= SCANT || opensWithDeed(text) || opensWithFigure(text);
  return isBare ? topicFor(found, context) : topicAsked(found, context);
}

/**
 * The clause that most speaks for, where the turn says enough: what else it says told what led to it, or says it again, and clauses
 * that nearly say enough make a turn surer together.
 */
function surest(likely: readonly Clause[], setting: Setting, context: MeetingContext): Clause | null {
  let most = 0;
  let odds = 0;
  let found: Clause | null = null;
  for (const clause of likely) {
    const weight = weighRuling(candidateOf(clause, setting, context), LEAST - SHORT_OF);
    if (weight === null) continue;
    odds += Math.exp(weight);
    if (found !== null && weight <= most) continue;
    most = weight;
    found = clause;
  }
  return odds >= Math.exp(LEAST) ? found : null;
}
/** By how much a clause may miss what is needed and still count. */
const SHORT_OF = 0.5;

function mayRule(clause: Clause): boolean {
  if (clause.words.length < 2) return false;
  if (clause.asks && !(ASKS_FOR_YES.test(clause.plain) || ONLY_WHEN.test(clause.plain))) return false;
  if (HYPOTHETICAL.test(clause.plain) && !(POLITE_IF.test(clause.plain) || ONLY_WHEN.test(clause.plain)))
    return false;
  return !(clause.turn <= OPENS_TALK && PLANS_TALK.test(clause.plain));
}

/** What a point of a numbered conclusion needs. */
const LEAST_LISTED = 1.5;
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
  figuresIn(text.toLowerCase().split(' ').slice(0, 2).map(canonicalWord)).size > 0;
const DENIES = setOf('không|khỏi|đừng|khoan|chưa');
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
