import { hasCapital } from '../../text/letters.ts';
import type { Clause } from '../clauses/clause.ts';
import { opensWith } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { weighAtLeast } from '../sign.ts';
import { withObjectTold } from './object-told.ts';
import { PART_SIGNS, type PartView } from './part-signs.ts';
import { viewsOf, viewsOfProposal } from './ruling-views.ts';
import { withThingNamed } from './thing-named.ts';
import { calledIn, type Stretch, tidyPart } from './tidy-part.ts';
import { withWayTold } from './way-told.ts';

/** What a part needs to be told: a little less than nothing, for what is left out cannot be guessed. */
const LEAST = -0.3;
/** Words of a line of minutes; the parts that go beyond are left out. */
const LONGEST = 48;

/**
 * A ruling as minutes tell it: the parts of what was said that say what is ruled. `told` finds those that only point to what is told
 * before ("theo đề nghị của chị Lụa, …").
 */
export function wordRuling(
  found: Clause,
  points: readonly Clause[],
  context: MeetingContext,
  told: RegExp | null = null,
): string {
  const views = viewsOf(found, points, context);
  const left = told ? views.filter(({ part }) => !told.test(part.said.clause.plain)) : views;
  const words = tellParts(left.length === 0 ? views : left, weigh);
  const named = withThingNamed(withObjectTold(words, found, context), found, context);
  return upperFirst(withWayTold(named, found, context).join(' '));
}

/** "Nóng quá, hay mình đổi giờ mở cửa": what was put forward. */
export const wordProposal = (put: Clause, context: MeetingContext): string =>
  tell(viewsOfProposal(put, context));

const weigh = (view: PartView): number => weighAtLeast(PART_SIGNS, view, Number.NEGATIVE_INFINITY) ?? 0;

/** "Đồng ý mua, với điều kiện …": what stands before it is told, too. */
const LIMITS = opensWith('miễn (?:là|sao)|với điều kiện|trừ(?: khi| phi)?|nhưng phải');

/** The parts that enough speaks for; the surest in any case. */
export const tell = (views: readonly PartView[], weighed: (view: PartView) => number = weigh): string =>
  upperFirst(tellParts(views, weighed).join(' '));

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function tellParts(views: readonly PartView[], weighed: (view: PartView) => number): readonly string[] {
  const weights = views.map(weighed);
  const most = Math.max(...weights);
  const told = views.map(
    (_, index) =>
      (weights[index] ?? 0) >= Math.min(LEAST, most) ||
      LIMITS.test(views[index + 1]?.part.said.clause.plain ?? ''),
  );
  let words: string[] = [];
  for (const [index, { part }] of views.entries()) {
    if (!told[index]) continue;
    const more = wordsOf(tidyPart(part.said, words.length === 0));
    if (words.length > 0 && words.length + more.length > LONGEST) break;
    const joins = !part.isApart && told[index - 1];
    words =
      words.length === 0 || joins
        ? [...words, ...more]
        : [...words.slice(0, -1), `${words.at(-1)},`, ...more];
  }
  return words.slice(0, LONGEST);
}

/** A word that opened a sentence is written small inside one, unless it is, or begins, a name ("Nhi Đồng", "QR"). */
function wordsOf(said: Stretch): readonly string[] {
  const called = calledIn(said);
  const [first = '', ...rest] = said.clause.raw.filter((_, at) => !called.has(at));
  const isNamed = said.mentions.some(({ from }) => from === 0);
  const isName = isNamed || hasCapital(rest[0] ?? '') || first.slice(1) !== first.slice(1).toLowerCase();
  return isName ? [first, ...rest] : [first.toLowerCase(), ...rest];
}
