/**
 * What a message can ask of an assistant for meetings, each with the slots that are tagged in its words. A further kind is a row
 * here and annotated messages (`evals/data`) for `npm run train:intent`.
 */
export const INTENTS = {
  schedule: ['people', 'goal', 'place'],
  move: ['about', 'time', 'by', 'reason'],
  prolong: ['about', 'by', 'lasts', 'until'],
  cancel: ['about', 'reason'],
  invite: ['about', 'people'],
  uninvite: ['about', 'people'],
  'change-place': ['about', 'place'],
  rename: ['about', 'title'],
  'respond-yes': ['about', 'reason'],
  'respond-no': ['about', 'reason'],
  'respond-maybe': ['about', 'reason'],
  'come-late': ['about', 'by', 'reason'],
  poll: ['people', 'goal'],
  'agenda-add': ['about', 'item'],
  minutes: ['about'],
  import: [],
  task: ['assignee', 'title', 'deadline'],
  'task-accept': ['about'],
  'task-decline': ['about', 'reason'],
  'task-done': ['about'],
  'task-deadline': ['about', 'deadline'],
  'task-priority': ['about'],
  'task-assign': ['about', 'assignee'],
  nudge: ['person', 'about'],
  note: ['about', 'text'],
  remind: ['text', 'time', 'about', 'by'],
  'delete-note': ['text'],
  letter: ['to', 'text'],
  agenda: ['person'],
  'next-meeting': ['about'],
  'meeting-people': ['about'],
  'meeting-agenda': ['about'],
  rooms: ['place'],
  free: ['people'],
  'find-time': ['people'],
  figures: ['person'],
  'talk-figures': ['about'],
  'fewer-meetings': [],
  'own-tasks': [],
  'late-tasks': [],
  'person-tasks': ['person'],
  'task-state': ['about'],
  'due-tasks': [],
  'own-notes': [],
  people: ['person'],
  summary: ['about'],
  decisions: ['about'],
  said: [],
  glossary: ['about'],
  help: [],
  greeting: [],
  thanks: [],
  'small-talk': [],
  unknown: [],
  'change-card': ['title'],
  confirm: [],
  dismiss: [],
  undo: [],
  'fill-gap': [],
  'follow-up': ['person'],
} as const satisfies Record<string, readonly string[]>;

export type IntentKind = keyof typeof INTENTS;

export const isIntentKind = (kind: string): kind is IntentKind => kind in INTENTS;

export const INTENT_KINDS: readonly IntentKind[] = Object.keys(INTENTS).filter(isIntentKind);

export type SpokenSlot = (typeof INTENTS)[IntentKind][number];

/**
 * What stands before a message: an open card of a kind, a question that was asked back, or the answer to a question of a kind; null
 * where there is nothing. `of` is an intent kind or, of a question asked back, what was asked for ("time", "people", "which").
 */
export type MessageState = { readonly kind: 'card' | 'asked' | 'after'; readonly of: string } | null;

/** What a message says of what it asks, as written; absent where it says nothing. `when` is all its times. */
export type IntentSlots = { readonly [slot in SpokenSlot | 'when']?: string } & {
  readonly detail?: 'short' | 'long';
  /** Of free time: whether they are free then, or when they are. */
  readonly asks?: 'whether' | 'when';
};

export type Intent = {
  readonly kind: IntentKind;
  /** 0 to 1: how certain it is. */
  readonly score: number;
  readonly slots: IntentSlots;
};

/** A kind with its probability. */
export type LikelyKind = { readonly kind: IntentKind; readonly score: number };
