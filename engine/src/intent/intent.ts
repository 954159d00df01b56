/**
 * What a message can ask of an assistant for meetings, each with the slots that are read from its words. A further kind is a row
 * here, patterns (`grammar/patterns/intent`) and annotated messages (`evals/data/own-intent`) for `npm run train`.
 */
export const INTENTS = {
  schedule: ['people', 'goal', 'place'],
  task: ['assignee', 'title', 'deadline'],
  summary: ['source'],
  decisions: ['source'],
  figures: ['source'],
  minutes: ['source'],
  agenda: ['person'],
  'next-meeting': ['about'],
  'own-tasks': [],
  'late-tasks': [],
  'person-tasks': ['person'],
  'change-meeting': ['about'],
  'find-time': ['people'],
  question: [],
  help: [],
  greeting: [],
  thanks: [],
  unknown: [],
} as const satisfies Record<string, readonly string[]>;

export type IntentKind = keyof typeof INTENTS;

export const isIntentKind = (kind: string): kind is IntentKind => kind in INTENTS;

export const INTENT_KINDS: readonly IntentKind[] = Object.keys(INTENTS).filter(isIntentKind);

export type SpokenSlot = (typeof INTENTS)[IntentKind][number];

/**
 * What a message says of what it asks, as written; absent where it says nothing. `source` names a meeting that was held, `about`
 * one to come; `time` and `when` are all its times.
 */
export type IntentSlots = { readonly [slot in SpokenSlot | 'time' | 'when']?: string } & {
  readonly detail?: 'short' | 'long';
  /** Of free time: whether they are free then, or when they are; absent where a time to meet is looked for. */
  readonly asks?: 'whether' | 'when';
  readonly change?: 'cancel' | 'move' | 'people' | 'other';
};

export type Intent = {
  readonly kind: IntentKind;
  /** 0 to 1: how certain it is. Under 0.5 it is a guess that nobody should act on. */
  readonly score: number;
  readonly slots: IntentSlots;
};
