import type { Clause } from '../clauses/clause.ts';
import { cleanStatement } from '../clauses/clean-statement.ts';
import { anyOf, endsWith, opensWith } from '../language/phrase.ts';
import { HYPOTHETICAL, POLITE_IF } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import type { Mention } from '../people/people.ts';
import { topicFor } from '../topics/topic-for.ts';
import { candidateOf } from './candidate.ts';
import { coreOf } from './core-of.ts';
import { listedPoints } from './listed-points.ts';
import { proposalBefore, proposalOf } from './proposal-before.ts';
import { type Ruling, rule } from './ruling.ts';
import { joinPassages, matterOf, withoutReason } from './ruling-text.ts';
import { type Setting, settingOf } from './setting.ts';
import { speaksFor, weighRuling } from './weigh-ruling.ts';

/** Content words below which a ruling wants its topic told; below which a yes before it points to a proposal. */
const THIN = 5;
const BARE = 3;

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
  const text = wordWhole(found, points, context);
  const matter = matterOf(text).size;
  const taken =
    matterOf(text.split(ON_CONDITION)[0] ?? '').size <= BARE &&
    all[0] !== undefined &&
    TAKES.test(all[0].plain);
  const pointed = POINTS_TO.test(coreOf(found).plain) ? proposalOf(found, context) : null;
  const put = pointed ?? (taken ? proposalBefore(turn, context) : null);
  if (put)
    return rule(
      [
        { text: wordRuling(put, context), turn: put.turn },
        { text: lower(text), turn },
      ],
      turn,
      0.6,
    );
  const topic = matter <= THIN ? topicFor(found, context) : null;
  return rule([{ text: topic ? `${upper(topic)}: ${lower(text)}` : text, turn }], turn, 0.6);
}

/** The clause that most speaks for: what else the turn says told what led to it, or says it again. */
function surest(likely: readonly Clause[], setting: Setting, context: MeetingContext): Clause | null {
  let most = 0;
  let found: Clause | null = null;
  for (const clause of likely) {
    const weight = weighRuling(candidateOf(clause, setting, context)) ?? 0;
    if (weight <= most) continue;
    most = weight;
    found = clause;
  }
  return found;
}

function mayRule(clause: Clause): boolean {
  if (clause.words.length < 2) return false;
  if (clause.asks && !(ASKS_FOR_YES.test(clause.plain) || ONLY_WHEN.test(clause.plain))) return false;
  if (HYPOTHETICAL.test(clause.plain) && !(POLITE_IF.test(clause.plain) || ONLY_WHEN.test(clause.plain)))
    return false;
  return !(clause.turn <= OPENS_TALK && PLANS_TALK.test(clause.plain));
}

/** "Rồi, lấy La Phù. Thu đúng giá, không lãi đồng nào.": a ruling is told with what the turn goes on to rule, as long as it says little. */
function wordWhole(found: Clause, points: readonly Clause[], context: MeetingContext): string {
  const all = context.clauses[found.turn] ?? [];
  const setting = settingOf(found.turn, context);
  let text = wordRuling(found, context);
  for (const next of all.slice(all.indexOf(found) + 1)) {
    if (matterOf(text).size > TOLD || points.includes(next) || next.asks || !mayRule(next)) break;
    if (!speaksFor(next, setting, context, LEAST_BESIDE)) break;
    text = joinPassages([text, wordRuling(next, context)]);
  }
  return text;
}
/** Content words of a ruling that says enough. */
const TOLD = 5;

/** What a point of a numbered conclusion needs, and what goes on with a ruling. */
const LEAST_LISTED = 1.5;
const LEAST_BESIDE = 0;
const ON_CONDITION = /,? (?:miễn|nhưng|với điều kiện|trừ) /u;

/** A clause as minutes tell it. */
export function wordRuling(clause: Clause, context: MeetingContext): string {
  const core = withoutReason(coreOf(clause));
  const start = clause.starts.indexOf(core.starts[0] ?? 0);
  const end = start + core.words.length;
  const mentions = (context.mentions.get(clause) ?? []).flatMap((mention): Mention[] =>
    mention.from >= start && mention.to <= end
      ? [{ ...mention, from: mention.from - start, to: mention.to - start }]
      : [],
  );
  return cleanStatement(core, mentions);
}
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
