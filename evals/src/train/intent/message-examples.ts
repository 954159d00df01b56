import { INTENTS, type IntentKind } from '@hopgon/engine/intent/intent';
import { messageFeatures } from '@hopgon/engine/intent/message-features';
import { type MessageReading, readMessage } from '@hopgon/engine/intent/read-message';
import { withoutLead } from '@hopgon/engine/intent/read-slots';
import { unitFeatures } from '@hopgon/engine/intent/slot-features';
import { OUTSIDE } from '@hopgon/engine/intent/tag-slots';
import { fold } from '@hopgon/engine/text/fold';
import type { Message, SaidWords } from '../../message.ts';
import { commonWords } from '../../scoring/common-words.ts';
import type { LabelledFeatures } from './fit-softmax.ts';
import type { TaggedMessage } from './fit-tagger.ts';

/** A message as written, and without diacritics and capitals. */
const waysToType = (text: string): string[] => [...new Set([text, fold(text)])];

/** What the models see of a message, once for each way to type it. */
export type MessageExample = {
  readonly kinds: readonly LabelledFeatures[];
  readonly slots: readonly TaggedMessage[];
};

export const readExample = ({ text, state, kinds, slots, isCoarse }: Message): MessageExample => {
  const readings = waysToType(text).map(readMessage);
  const kind = kindOfSlots(kinds);
  const weight = isCoarse ? COARSE_WEIGHT : 1;
  return {
    kinds: readings.map((reading) => ({ features: messageFeatures(reading, state), labels: kinds, weight })),
    slots:
      slots === null || kind === null || INTENTS[kind].length === 0
        ? []
        : readings.map((reading) => ({
            kind,
            units: reading.units,
            features: unitFeatures(reading, kind),
            tags: tagsOf(reading, kind, placeSlots(text, kind, slots)),
          })),
  };
};

/** The kind whose slots a message shows; null where its annotation is too coarse to say. */
const kindOfSlots = (kinds: Message['kinds']): IntentKind | null => {
  const [first = null] = kinds;
  return kinds.length === 1 || (first !== null && isWholeKind.has(first)) ? first : null;
};

/** Kinds whose coarser annotation has the same slots. */
const isWholeKind: ReadonlySet<IntentKind> = new Set([
  'task',
  'agenda',
  'find-time',
  'person-tasks',
  'decisions',
  'next-meeting',
]);

export function kindExamples(examples: readonly MessageExample[]): LabelledFeatures[] {
  const isKept = seenIn(
    LEAST_MESSAGES,
    examples.map(({ kinds }) => kinds.flatMap(({ features }) => features)),
  );
  const rarityOf = rarities(examples.flatMap(({ kinds }) => kinds));
  return examples.flatMap(({ kinds }) =>
    kinds.map((one) => ({
      ...one,
      features: one.features.filter(isKept),
      weight: one.weight * rarityOf(one.labels),
    })),
  );
}

const MOST_RARE = 3;

/** How much more a message of a rare kind counts: what people ask is spread more evenly than what was annotated. */
function rarities(messages: readonly LabelledFeatures[]): (labels: readonly string[]) => number {
  const counts = new Map<string, number>();
  for (const { labels, weight } of messages)
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + weight / labels.length);
  const ordered = [...counts.values()].sort((one, other) => one - other);
  const median = ordered[Math.floor(ordered.length / 2)] ?? 1;
  return (labels) => {
    const most = Math.max(1, ...labels.map((label) => counts.get(label) ?? 0));
    return Math.min(MOST_RARE, Math.sqrt(median / most));
  };
}

/** What an older message counts: their 18 kinds would else be too likely, and of authors left out more are misread. */
const COARSE_WEIGHT = 0.25;

export function slotExamples(examples: readonly MessageExample[]): TaggedMessage[] {
  const isKept = seenIn(
    LEAST_MESSAGES,
    examples.map(({ slots }) => slots.flatMap(({ features }) => features.flat())),
  );
  return examples.flatMap(({ slots }) =>
    slots.map((one) => ({ ...one, features: one.features.map((own) => own.filter(isKept)) })),
  );
}

/** A feature of fewer messages gets no weight: it would only remember them. */
const LEAST_MESSAGES = 2;

/** Whether a feature is seen in so many messages. */
function seenIn(least: number, messages: readonly (readonly number[])[]): (feature: number) => boolean {
  const counts = new Map<number, number>();
  for (const features of messages)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return (feature) => (counts.get(feature) ?? 0) >= least;
}

type PlacedSlot = { readonly slot: string; readonly from: number; readonly to: number };

/** Where the slots of a message stand: in one piece, or else word by word in their order. */
function placeSlots(text: string, kind: IntentKind, slots: SaidWords): PlacedSlot[] {
  const known: readonly string[] = INTENTS[kind];
  return slots
    .filter(([slot, said]) => known.includes(slot) && said !== '')
    .flatMap(([slot, said]) => placesOf(text, said).map((place) => ({ slot, ...place })));
}

function placesOf(text: string, said: string): { readonly from: number; readonly to: number }[] {
  const words = [...text.matchAll(WORD)];
  const whole = words.find(
    ({ index }) => text.startsWith(said, index) && !isLetter(text[index + said.length]),
  );
  if (whole) return [{ from: whole.index, to: whole.index + said.length }];
  const shared = commonWords(
    words.map(([word]) => word),
    said.match(WORD) ?? [],
  );
  return words
    .filter((_, at) => shared.has(at))
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
}

const WORD = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;
const isLetter = (sign = ''): boolean => /[\p{L}\p{M}\p{N}]/u.test(sign);

/** The label of each unit; a way to type that keeps the length keeps the places. */
function tagsOf({ units }: MessageReading, kind: IntentKind, places: readonly PlacedSlot[]): string[] {
  const tags = units.map(() => OUTSIDE);
  for (const { slot, from, to } of places) {
    const within = units.flatMap((unit, at) => (from <= unit.from && unit.to <= to ? [at] : []));
    const [first, last] = [within[0], within.at(-1)];
    if (first === undefined || last === undefined) continue;
    const span = withoutLead(kind, slot, { from: first, to: last + 1 }, units);
    tags.fill(slot, span.from, span.to);
  }
  return tags.map((slot, at) => (slot === OUTSIDE || tags[at - 1] === slot ? slot : `${slot}<`));
}
