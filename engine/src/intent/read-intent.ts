import { INTENT_KINDS, type Intent } from './intent.ts';
import { type IntentModels, intentModels } from './intent-models.ts';
import { labelProbabilities } from './label-model.ts';
import { messageFeatures } from './message-features.ts';
import type { MessageReading } from './read-message.ts';
import { readSlots } from './read-slots.ts';
import { tagSlots } from './tag-slots.ts';

/** From here on a message may be acted on; below it is a guess. */
export const plainlySaid = 0.4;

/** What free words ask for, of all that an assistant for meetings can be asked: the kind, how certain it is, and what is said of it. */
export function readIntent(reading: MessageReading, models: IntentModels = intentModels()): Intent {
  const { kind, score } = classify(reading, models);
  if (kind === 'unknown') return { kind, score: 0, slots: {} };
  const tags = tagSlots(reading, kind, models.slot);
  return { kind, score, slots: readSlots(reading, kind, tags) };
}

function classify(reading: MessageReading, { kind: model }: IntentModels): Pick<Intent, 'kind' | 'score'> {
  const features = messageFeatures(reading);
  const scores = labelProbabilities(model, features, INTENT_KINDS);
  const score = Math.max(...scores);
  return { kind: INTENT_KINDS[scores.indexOf(score)] ?? 'unknown', score };
}
