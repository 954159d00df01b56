import type { DialogueAnswer } from './dialogue-step.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import { joinReplies } from './render/join-replies.rules.ts';
import type { DialogueState } from './shared/dialogue-state.rules.ts';

const isAnswered = ({ reply, state, openCard, isUnfound }: DialogueAnswer): boolean =>
  isUnfound !== true && reply.card === null && openCard === 'keep' && state.pending === null;

/** Both answers to a message that asks two things, the second after the first; null where it asks one, or one of them has none. */
export async function respondApart<Before extends { readonly state: DialogueState }>(
  { apart: [first, second], isConfirmed }: ParsedTurn,
  before: Before,
  respond: (turn: ParsedTurn, before: Before) => Promise<DialogueAnswer>,
): Promise<DialogueAnswer | null> {
  if (first === undefined || second === undefined || isConfirmed) return null;
  const one = await respond(first, before);
  if (!isAnswered(one)) return null;
  const other = await respond(second, { ...before, state: one.state });
  const reply = isAnswered(other) ? joinReplies(one.reply, other.reply) : null;
  return reply && { ...other, reply };
}
