import type { Clause } from '@hopgon/engine/extract/clauses/clause';
import { contentWords, sharedCount } from '@hopgon/engine/extract/clauses/content-words';
import { candidateOf } from '@hopgon/engine/extract/decisions/candidate';
import type { RulingSign } from '@hopgon/engine/extract/decisions/ruling-sign';
import { settingOf } from '@hopgon/engine/extract/decisions/setting';
import { readMeeting } from '@hopgon/engine/extract/extract-meeting';
import type { MeetingContext } from '@hopgon/engine/extract/meeting-context';
import { isRecap } from '@hopgon/engine/extract/recap';
import type { Meeting } from '../load-meetings.ts';
import type { Scored } from '../scoring/match-pairs.ts';
import { scoredWords, wordF1 } from '../scoring/text-overlap.ts';
import type { Example } from './logistic-regression.ts';

/** How near the words of a clause come to a decision's; what a shared word of matter adds. */
const WORDS_IT = 0.15;
const ECHOES_IT = 0.25;
const SHARED_WORD = 0.1;
/** A turn that tells of more decisions than this recapitulates. */
const MOST_IN_TURN = 2;

/**
 * Each clause of a meeting with the signs that hold of it (indexes into `signs`) and whether it words a decision of the gold: of the
 * clauses of a decision's evidence the one nearest to it in words. Others near to it are left out, neither for nor against.
 */
export function rulingClauses(meeting: Meeting, signs: readonly RulingSign[]): Example[] {
  const { telling, context } = readMeeting(meeting.date, meeting.turns);
  const told = context.clauses.map((clauses) => (isRecap(clauses, context) ? [] : clauses));
  const { wording, echoing } = judge(meeting.decisions, (turn) => told[telling.indexOf(turn)] ?? []);
  return told.flatMap((clauses, turn) => {
    const setting = clauses.length === 0 ? null : settingOf(turn, context);
    return clauses.flatMap((clause) => {
      const isLeftOut = clause.words.length < 2 || (echoing.has(clause) && !wording.has(clause));
      if (setting === null || isLeftOut) return [];
      const candidate = candidateOf(clause, setting, context);
      const holding = signs.flatMap((sign, index) => (sign.holds(candidate) ? [index] : []));
      return [{ holding, isOne: wording.has(clause) }];
    });
  });
}

type ClausesOf = (turn: number) => MeetingContext['clauses'][number];

function judge(decisions: readonly Scored[], clausesOf: ClausesOf) {
  const wording = new Set<Clause>();
  const echoing = new Set<Clause>();
  const tells = (turn: number) => decisions.filter(({ evidence }) => evidence.includes(turn)).length;
  for (const { text, evidence } of decisions) {
    const matter = contentWords(scoredWords(text));
    const near = evidence
      .filter((turn) => evidence.length === 1 || tells(turn) <= MOST_IN_TURN)
      .flatMap(clausesOf)
      .map((clause) => ({
        clause,
        nearness:
          wordF1(clause.words.join(' '), text) +
          SHARED_WORD * sharedCount(matter, contentWords(clause.words)),
      }))
      .sort((one, other) => other.nearness - one.nearness);
    const [best] = near;
    if (!best || best.nearness < WORDS_IT) continue;
    wording.add(best.clause);
    for (const { clause, nearness } of near) if (nearness >= ECHOES_IT) echoing.add(clause);
  }
  return { wording, echoing };
}
