import type { Clause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { sharedCount } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { opensWith } from '../language/phrase.ts';
import { DECLINES, PAST, UNKNOWN } from '../language/stance-cues.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { CHANGES, type Opening, openingOf } from './opening.ts';
import { NUMBERED } from './ruling-cues.ts';
import { saidFigures } from './said-figures.ts';
import { type Lately, latelySaid, type Setting } from './setting.ts';

/** A clause that may word a decision, with what the signs look at. */
export type Candidate = {
  readonly clause: Clause;
  readonly opensTurn: boolean;
  readonly opening: Opening;
  readonly setting: Setting;
  readonly matter: ReadonlySet<string>;
  /** How many words of its matter were spoken just before. */
  readonly shared: number;
};

export function candidateOf(clause: Clause, setting: Setting, context: MeetingContext): Candidate {
  const matter = clauseContent(clause, context);
  return {
    clause,
    opensTurn: context.clauses[clause.turn]?.[0] === clause,
    opening: openingOf(clause, context),
    setting,
    matter,
    shared: saidBefore(matter, setting.matterBefore),
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

/** Whether several have just spoken of its matter. */
export function isTalkedOver({ matter, setting }: Candidate): boolean {
  let first: string | null | undefined;
  for (const one of latelySaid(setting)) {
    if (one.speaker === first || !shares(matter, one)) continue;
    if (first !== undefined) return true;
    first = one.speaker;
  }
  return false;
}

/** Whether it names one of the ways that were asked about. */
export function picks({ matter, setting }: Candidate): boolean {
  for (const one of latelySaid(setting)) if (one.namesWays && shares(matter, one)) return true;
  return false;
}

/** Whether it says a figure again that somebody else has just said. */
export function takesFigure({ clause, setting }: Candidate): boolean {
  const { context } = setting;
  const figures = saidFigures(clause, context);
  if (figures.size === 0) return false;
  const speaker = speakerOf(context, clause.turn);
  for (const one of latelySaid(setting))
    if (one.speaker !== speaker && sharedCount(saidFigures(one.clause, context), figures) > 0) return true;
  return false;
}

const SAME_MATTER = 2;

/**
 * Whether whoever speaks has just said the same with another figure: "Vậy giá vé năm mươi nghìn." — "Khách kêu đó." — "Thôi giá vé
 * bốn mươi nghìn vậy."
 */
export function changesFigure({ clause, matter, setting }: Candidate): boolean {
  if (!NUMBERED.test(clause.plain) || PAST.test(clause.plain)) return false;
  const numbers = numbersIn(clause);
  const speaker = speakerOf(setting.context, clause.turn);
  return latelySaid(setting).some(
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

/** Whether it tells of somebody who is there. */
export const namesSomebody = ({ clause, setting }: Candidate): boolean =>
  (setting.context.mentions.get(clause) ?? []).some(({ called }) => !called);

/** Whether another clause of the turn says that something is not known. */
export const besideUnknown = ({ clause, setting }: Candidate): boolean =>
  (setting.context.clauses[clause.turn] ?? []).some(
    (other) => other !== clause && !other.asks && UNKNOWN.test(other.plain),
  );

/** Whether it says no to what was only an idea: "Hay mình mua thêm một cái?" — "Thôi, tốn lắm." */
export const turnsIdeaDown = ({ clause, setting: { context, turn } }: Candidate): boolean =>
  ideaIn(context.clauses[turn - 1] ?? []) !== null && saysNoBy(clause, context);

/** Whether the no goes on with what the idea does, or drops it: "Thôi, mua về tốn chỗ", "thôi dẹp". */
export const goesOnWithIdea = (candidate: Candidate): boolean => {
  const { clause, setting } = candidate;
  const lead = LEADS_NO.exec(clause.plain)?.[0];
  if (lead === undefined || !turnsIdeaDown(candidate)) return false;
  const idea = ideaIn(setting.context.clauses[setting.turn - 1] ?? []);
  const at = lead.trim().split(' ').length;
  const first = clause.words[at] ?? '';
  return first === 'dẹp' || (isDeed(clause.words, at) && (idea?.words.includes(first) ?? false));
};
const LEADS_NO = opensWith('(?:(?:ừ|dạ|à|trời|ơi) )*thôi(?: (?:thôi|không|khỏi|đừng))*');

function ideaIn(clauses: readonly Clause[]): Clause | null {
  for (const clause of clauses) if (IDEA.test(clause.plain)) return clause;
  return null;
}
const IDEA = opensWith(
  '(?:dạ |ừ |thôi |mà |vậy |thế |thì |\\S+ ơi |anh |chị |em |chú |bác |cô )*hay(?! (?:quá|đó|lắm|ghê|thế|vậy|đấy)(?= ))',
);

/** It, or what its turn opens with, says no. */
function saysNoBy(clause: Clause, context: MeetingContext): boolean {
  for (const own of context.clauses[clause.turn] ?? []) {
    if (DECLINES.test(own.plain) || NO.test(own.plain)) return true;
    if (own === clause) return false;
  }
  return false;
}
const NO = opensWith('(?:ừ |dạ |à |trời |trời ơi )*(?:không|chưa)');

const isDeed = (words: readonly string[], at: number): boolean =>
  verbAt(words, at) !== null || CHANGES.has(words[at] ?? '');
