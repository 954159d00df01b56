import type { MessageState } from './intent.ts';
import { INTENT_KINDS, type Intent, type IntentKind, type IntentSlots, type LikelyKind } from './intent.ts';
import { type IntentModels, intentModels } from './intent-models.ts';
import { labelProbabilities } from './label-model.ts';
import { messageFeatures } from './message-features.ts';
import { hasNeededWord } from './needed-words.ts';
import type { MessageReading } from './read-message.ts';
import { readSlots } from './read-slots.ts';
import { tagSlots } from './tag-slots.ts';

/** From here on a message may be acted on; below it is a guess. */
export const plainlySaid = 0.4;

/** Kinds that need an open card or a question before them. */
const ofState: ReadonlySet<IntentKind> = new Set(['change-card', 'confirm', 'dismiss', 'fill-gap']);

/** The kinds a message may be, the likeliest first. */
export function rankIntents(
  reading: MessageReading,
  state: MessageState,
  { kind: model }: IntentModels = intentModels(),
): LikelyKind[] {
  const isOpen = state !== null && state.kind !== 'after';
  const kinds = INTENT_KINDS.filter(
    (kind) => (isOpen || !ofState.has(kind)) && hasNeededWord(reading.message, kind),
  );
  const scores = labelProbabilities(model, messageFeatures(reading, state), kinds);
  return kinds
    .map((kind, at) => ({ kind, score: scores[at] ?? 0 }))
    .sort((one, other) => other.score - one.score);
}

/** What a message says of a kind that it is known to be. */
export const readSlotsOf = (
  reading: MessageReading,
  kind: IntentKind,
  models: IntentModels = intentModels(),
): IntentSlots => readSlots(reading, kind, tagSlots(reading, kind, models.slot));

/** What free words ask for, of all that an assistant for meetings can be asked: the kind, how certain it is, and what is said of it. */
export function readIntent(
  reading: MessageReading,
  state: MessageState = null,
  models: IntentModels = intentModels(),
): Intent {
  const [{ kind, score } = { kind: 'unknown' as const, score: 0 }] = rankIntents(reading, state, models);
  // What is nothing this assistant knows is never acted on.
  if (kind === 'unknown') return { kind, score: 0, slots: {} };
  return { kind, score, slots: readSlotsOf(reading, kind, models) };
}
