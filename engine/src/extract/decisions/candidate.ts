import { findTaskActs } from '../acts/find-task-acts.ts';
import { isGroupName } from '../acts/task-act.ts';
import type { Clause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { sharedCount } from '../clauses/content-words.ts';
import { PAST, UNKNOWN } from '../language/stance-cues.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { type Opening, openingOf } from './opening.ts';
import { NUMBERED } from './ruling-cues.ts';
import { saidFigures } from './said-figures.ts';
import type { Lately, Setting } from './setting.ts';

/** A clause that may word a decision, with what the signs look at. */
export type Candidate = {
  readonly clause: Clause;
  readonly opensTurn: boolean;
  readonly opening: Opening;
  readonly setting: Setting;
  readonly matter: number;
  /** How many words of its matter were spoken just before. */
  readonly shared: number;
  /** Whether several have just spoken of its matter. */
  readonly talkedOver: () => boolean;
  /** Whether it names one of the ways that were asked about. */
  readonly picks: () => boolean;
  /** Whether it says a figure again that somebody else has just said. */
  readonly takesFigure: () => boolean;
  /** Whether whoever speaks has just said the same with another figure. */
  readonly changesFigure: () => boolean;
  /** Whether it tells of somebody who is there. */
  readonly names: boolean;
  /** Asked last: it is worked out by reading people and days. */
  readonly givesWork: () => boolean;
  /** Whether the work it gives is for one person, who does not offer it. */
  readonly ordersOne: () => boolean;
  /** Whether another clause of the turn says that something is not known. */
  readonly besideUnknown: () => boolean;
  /** Whether somebody else has just taken work upon them. */
  readonly afterPromise: () => boolean;
};

export function candidateOf(clause: Clause, setting: Setting, context: MeetingContext): Candidate {
  const matter = clauseContent(clause, context);
  return {
    clause,
    opensTurn: context.clauses[clause.turn]?.[0] === clause,
    setting,
    opening: openingOf(clause, context),
    matter: matter.size,
    shared: saidBefore(matter, setting.matterBefore),
    talkedOver: () => isTalkedOver(matter, setting.lately()),
    picks: () => setting.lately().some((one) => one.namesWays && shares(matter, one)),
    takesFigure: () => takesFigure(clause, setting.lately(), context),
    changesFigure: () => changesFigure(clause, matter, setting.lately(), context),
    names: (context.mentions.get(clause) ?? []).some(({ called }) => !called),
    givesWork: () => findTaskActs(clause, context).some((act) => !act.subjectless),
    ordersOne: () =>
      findTaskActs(clause, context).some(
        ({ kind, subjectless, who }) =>
          kind !== 'commit' && !subjectless && who !== null && !isGroupName(who),
      ),
    besideUnknown: () =>
      (context.clauses[clause.turn] ?? []).some(
        (other) => other !== clause && !other.asks && UNKNOWN.test(other.plain),
      ),
    afterPromise: () =>
      (context.clauses[clause.turn - 1] ?? []).some((other) =>
        findTaskActs(other, context).some(({ kind, subjectless }) => kind === 'commit' && !subjectless),
      ),
  };
}

/** How many of the words one of the clauses before says, too. */
function saidBefore(matter: ReadonlySet<string>, before: readonly ReadonlySet<string>[]): number {
  let said = 0;
  for (const word of matter)
    for (const words of before)
      if (words.has(word)) {
        said += 1;
        break;
      }
  return said;
}

function isTalkedOver(matter: ReadonlySet<string>, lately: readonly Lately[]): boolean {
  let first: string | null | undefined;
  for (const one of lately) {
    if (one.speaker === first || !shares(matter, one)) continue;
    if (first !== undefined) return true;
    first = one.speaker;
  }
  return false;
}

function takesFigure(clause: Clause, lately: readonly Lately[], context: MeetingContext): boolean {
  const figures = saidFigures(clause, context);
  if (figures.size === 0) return false;
  const speaker = speakerOf(context, clause.turn);
  return lately.some(
    (one) => one.speaker !== speaker && sharedCount(saidFigures(one.clause, context), figures) > 0,
  );
}

const SAME_MATTER = 2;

/** "Vậy giá vé năm mươi nghìn." — "Khách kêu đó." — "Thôi giá vé bốn mươi nghìn vậy." */
function changesFigure(
  clause: Clause,
  matter: ReadonlySet<string>,
  lately: readonly Lately[],
  context: MeetingContext,
): boolean {
  if (!NUMBERED.test(clause.plain) || PAST.test(clause.plain)) return false;
  const numbers = numbersIn(clause);
  const speaker = speakerOf(context, clause.turn);
  return lately.some(
    (one) =>
      one.speaker === speaker &&
      !one.clause.asks &&
      sharedCount(matter, one.matter) >= SAME_MATTER &&
      differ(numbers, numbersIn(one.clause)),
  );
}
const numbersIn = ({ words }: Clause): string => words.filter((word) => NUMBERED.test(` ${word} `)).join(' ');
const differ = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;

function shares(matter: ReadonlySet<string>, one: Lately): boolean {
  for (const word of matter) if (one.matter.has(word)) return true;
  return false;
}
