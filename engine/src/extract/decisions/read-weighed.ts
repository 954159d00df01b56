import type { Clause } from '../clauses/clause.ts';
import { anyOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { candidateOf } from './candidate.ts';
import { listedPoints } from './listed-points.ts';
import { rulesOnNothing } from './no-ruling-cues.ts';
import type { Ruling } from './ruling.ts';
import { type Setting, settingOf } from './setting.ts';
import { tellFound } from './tell-found.ts';
import { LEAST, SURE, speaksFor, weighRuling } from './weigh-ruling.ts';

/** "Hôm nay mình chốt chương trình", before anything has been said: what the meeting is for. */
const PLANS_TALK = anyOf(
  '(?:hôm nay|bữa nay|buổi này|mình|ta)(?: \\S+){0,4} (?:chốt|thống nhất|quyết|bàn|họp)',
);
const OPENS_TALK = 2;
/** What a turn rules: its surest clause, and each point of a numbered conclusion of who leads. */
export function readWeighed(turn: number, context: MeetingContext, from = 0, needed = LEAST): Ruling[] {
  const all = context.clauses[turn] ?? [];
  const likely = all.slice(from).filter(mayRule);
  if (likely.length === 0) return [];
  const setting = settingOf(turn, context);
  const { clauses, weight } = surestFirst(likely, setting, context, needed);
  const points = setting.byChair ? listedPoints(likely) : [];
  const rulings =
    points.length === 0
      ? readFirst(clauses, context)
      : readPoints(likely, points, clauses[0], setting, context);
  return weight < Math.min(SURE, needed + SURE - LEAST) ? rulings.map(asSuggestion) : rulings;
}

/** Looks like a ruling, and more often is none than one. */
const asSuggestion = (ruling: Ruling): Ruling => ({ ...ruling, suggested: true });

function readPoints(
  likely: readonly Clause[],
  points: readonly Clause[],
  sure: Clause | undefined,
  setting: Setting,
  context: MeetingContext,
): Ruling[] {
  return likely
    .filter(
      (clause) =>
        clause === sure || (points.includes(clause) && speaksFor(clause, setting, context, LEAST_LISTED)),
    )
    .flatMap((clause) => tellFound(clause, points, context) ?? []);
}

/** The surest that says of what: "Sáng sáu rưỡi, tối mười giờ. | Ừ, vậy đi, ai cũng khỏi kêu." */
function readFirst(clauses: readonly Clause[], context: MeetingContext): Ruling[] {
  for (const clause of clauses) {
    const ruling = tellFound(clause, [], context);
    if (ruling) return [ruling];
  }
  return [];
}

/**
 * The clauses that nearly or wholly say enough, the surest first; none where even together they do not. One is told: what else a
 * turn says told what led to it, or says it again.
 */
function surestFirst(
  likely: readonly Clause[],
  setting: Setting,
  context: MeetingContext,
  needed: number,
): { readonly clauses: readonly Clause[]; readonly weight: number } {
  let odds = 0;
  const weighed: { readonly clause: Clause; readonly weight: number }[] = [];
  for (const clause of likely) {
    const weight = weighRuling(candidateOf(clause, setting, context), needed - SHORT_OF);
    if (weight === null || rulesOnNothing(clause)) continue;
    odds += Math.exp(weight);
    weighed.push({ clause, weight });
  }
  if (odds < Math.exp(needed)) return { clauses: [], weight: 0 };
  const clauses = weighed.sort((one, other) => other.weight - one.weight).map(({ clause }) => clause);
  return { clauses, weight: Math.log(odds) };
}
/** By how much a clause may miss what is needed and still count. */
const SHORT_OF = 0.5;

function mayRule(clause: Clause): boolean {
  if (clause.words.length < 2) return false;
  return !(clause.turn <= OPENS_TALK && PLANS_TALK.test(clause.plain));
}

/** What a point of a numbered conclusion needs. */
const LEAST_LISTED = 1.5;
