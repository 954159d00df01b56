import { GRANTS } from '../language/assent-cues.ts';
import { LAUGHS } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { OBJECTS } from './agreement.ts';
import { proposalBefore } from './proposal-before.ts';
import { type Ruling, rule } from './ruling.ts';
import { wordProposal } from './word-ruling.ts';

/** "Em đề xuất rút xuống một tháng." — "Được, làm vậy đi": a proposal that who leads takes up in so many words. */
export function readGrant(turn: number, context: MeetingContext): Ruling | null {
  const said = plainTurn(context, turn);
  if (speakerOf(context, turn) !== context.chair || !GRANTS.test(said)) return null;
  if (OBJECTS.test(said) || LAUGHS.test(said) || JOKED.test(said)) return null;
  const put = proposalBefore(turn, context);
  return put && rule([{ text: wordProposal(put, context), turn: put.turn }], turn, 0.5);
}
const JOKED = / (?:nghiêm túc|đùa|giỡn)(?= )/u;
