import { candidateOf } from '@hopgon/engine/extract/decisions/candidate';
import { listedPoints } from '@hopgon/engine/extract/decisions/listed-points';
import { PART_SIGNS, type PartView } from '@hopgon/engine/extract/decisions/part-signs';
import { viewsOf } from '@hopgon/engine/extract/decisions/ruling-views';
import { settingOf } from '@hopgon/engine/extract/decisions/setting';
import { weighRuling } from '@hopgon/engine/extract/decisions/weigh-ruling';
import { readMeeting } from '@hopgon/engine/extract/extract-meeting';
import type { MeetingContext } from '@hopgon/engine/extract/meeting-context';
import type { Meeting } from '../load-meetings.ts';
import { wordF1 } from '../scoring/text-overlap.ts';
import type { Example } from './logistic-regression.ts';

/** A decision of the gold, the phrases it could be worded with, and the selection of them with the most overlap. */
export type Wording = {
  readonly gold: string;
  readonly views: readonly PartView[];
  readonly nearest: readonly boolean[];
  readonly most: number;
};

/**
 * The least score of an evidence clause; the least overlap of its phrases to serve as an example; the most phrases
 * searched.
 */
const LEAST_RULING = 0.5;
const LEAST_NEAR = 0.3;
const MOST_PARTS = 11;
/** The penalty of each word, so that the shorter of two equal selections wins. */
const BREVITY = 0.0005;

export function wordingsIn(meeting: Meeting): Wording[] {
  const { telling, context } = readMeeting(meeting.date, meeting.turns);
  return meeting.decisions.flatMap(({ text, evidence }) => {
    const turns = evidence.map((turn) => telling.indexOf(turn)).filter((turn) => turn >= 0);
    const found = turns.flatMap((turn) => {
      const views = viewsIn(turn, context);
      return views.length === 0 ? [] : [{ gold: text, views, ...nearestChoice(views, text) }];
    });
    return found.sort((one, other) => other.most - one.most).slice(0, 1);
  });
}

export const partExamples = ({ views, nearest, most }: Wording): Example[] =>
  most < LEAST_NEAR
    ? []
    : views.map((view, at) => ({
        holding: PART_SIGNS.flatMap((sign, index) => (sign.holds(view) ? [index] : [])),
        isOne: nearest[at] ?? false,
      }));

/**
 * The phrases around the highest scored clause of a turn; none for a numbered conclusion, which states several
 * decisions.
 */
function viewsIn(turn: number, context: MeetingContext): PartView[] {
  const all = context.clauses[turn] ?? [];
  if (listedPoints(all).length > 0) return [];
  const setting = settingOf(turn, context);
  const weighed = all
    .filter(({ words }) => words.length > 1)
    .map((clause) => ({
      clause,
      weight: weighRuling(candidateOf(clause, setting, context), LEAST_RULING) ?? -1,
    }))
    .sort((one, other) => other.weight - one.weight);
  const [best] = weighed;
  return best && best.weight >= LEAST_RULING ? viewsOf(best.clause, [], context).slice(0, MOST_PARTS) : [];
}

function nearestChoice(views: readonly PartView[], gold: string): Pick<Wording, 'nearest' | 'most'> {
  const texts = views.map(({ part }) => part.tidy.raw.join(' '));
  let best: Pick<Wording, 'nearest' | 'most'> = { nearest: [], most: -1 };
  for (let choice = 1; choice < 2 ** views.length; choice += 1) {
    const nearest = texts.map((_, at) => Math.floor(choice / 2 ** at) % 2 === 1);
    const text = texts.filter((_, at) => nearest[at]).join(' ');
    const near = wordF1(text, gold) - BREVITY * text.split(' ').length;
    if (near > best.most) best = { nearest, most: near };
  }
  return best;
}
