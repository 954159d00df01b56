import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { type DialogueAnswer, isGiven } from './dialogue-step.rules.ts';
import { otherReadings } from './dialogue-turn.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import type { AssistantWorld } from './respond-to-parsed.ts';
import { type Before, respondToTurn } from './respond-to-turn.ts';

/** Answers a message of a conversation; where that finds nothing, what of the open card it may change, or what else it may ask. */
export async function respondInDialogue(
  world: AssistantWorld,
  scope: CompanyScope,
  turn: ParsedTurn,
  before: Before,
): Promise<DialogueAnswer> {
  const answer = await respondToTurn(world, scope, turn, before);
  const isUnsure = answer.state.pending?.kind === 'intent' && answer.state.pending.message === turn.message;
  const { meetingIds, itemIds, pending } = before.state;
  const hasSpoken = meetingIds.length + itemIds.length > 0;
  const answered = { isUnfound: answer.isUnfound === true, isUnsure, hasSpoken, isWaiting: pending !== null };
  const readings = otherReadings(turn, answered, before.openChange);
  for (const { turn: other, needs } of readings) {
    const given = await respondToTurn(world, scope, other, before);
    if (isGiven[needs](given)) return given;
  }
  return answer;
}
