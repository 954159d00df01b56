import type { IntentKind } from '@hopgon/engine/intent/intent';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { type DialogueAnswer, type DialogueStep, finish } from './dialogue-step.rules.ts';
import { type AssistantWorld, respondToParsed, type SaidBeside } from './respond-to-parsed.ts';

/** Kinds whose own answer says more than lines that are only near. */
const answersAnyway: ReadonlySet<IntentKind> = new Set(['help', 'agenda']);

/** What was said of it, where nothing is called what a question names; null where nothing answers it. */
export async function searchInstead(
  world: AssistantWorld,
  scope: CompanyScope,
  step: DialogueStep,
  beside: SaidBeside,
): Promise<DialogueAnswer | null> {
  const { turn } = step;
  if (turn.search === null) return null;
  const { reply, mentions, mayAnswer = false } = await respondToParsed(world, scope, turn.search, beside);
  if (reply.reading?.kind !== 'answer') return null;
  // What the assistant does not do or know, or answers otherwise, is searched only for an answer; anything else for near lines that may answer.
  const isRefused = turn.question?.kind === 'private' || turn.question?.kind === 'beyond';
  // Who does not ask how something is done asks for no help with the product.
  const isOther = turn.asked.kind === 'help' && !turn.asked.asksHow;
  const needsAnswer = isRefused || (answersAnyway.has(turn.kind) && !isOther);
  if (reply.reading.sentences.length === 0 && (needsAnswer || !mayAnswer)) return null;
  return { ...finish(step, reply, { mentions }), isUnfound: reply.reading.sentences.length === 0 };
}
