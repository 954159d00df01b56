import type { Clause } from '../clauses/clause.ts';
import { GRANTS, GRANTS_IN_WORDS } from '../language/assent-cues.ts';
import { DONE_AT_END, LAUGHS, PAST } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { OBJECTS } from './agreement.ts';
import { proposalBefore } from './proposal-before.ts';
import { isEarnest, type Ruling, rule } from './ruling.ts';
import { wordProposal } from './word-ruling.ts';

/** "Em đề xuất rút xuống một tháng." — "Được, làm vậy đi": a proposal that who leads takes up in so many words. */
export function readGrant(turn: number, context: MeetingContext): Ruling | null {
  const said = plainTurn(context, turn);
  if (speakerOf(context, turn) !== context.chair || !GRANTS.test(said)) return null;
  if (OBJECTS.test(said) || LAUGHS.test(said) || JOKED.test(said)) return null;
  const put = proposalBefore(turn, context);
  if (
    !put ||
    tellsPast(put) ||
    (put.turn < turn - 1 && !GRANTS_IN_WORDS.test(said)) ||
    leavesOpen(turn, context)
  )
    return null;
  return put && rule([{ text: wordProposal(put, context), turn: put.turn }], turn, 0.5);
}
const tellsPast = ({ plain }: Clause): boolean => PAST.test(plain) || DONE_AT_END.test(plain);
const leavesOpen = (turn: number, context: MeetingContext): boolean =>
  (context.clauses[turn] ?? []).some((clause) => !isEarnest(clause));
const JOKED = / (?:nghiêm túc|đùa|giỡn)(?= )/u;
