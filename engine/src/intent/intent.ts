/** What free words can ask of an assistant for meetings. */
export type IntentKind =
  | 'schedule'
  | 'task'
  | 'summary'
  | 'decisions'
  | 'figures'
  | 'agenda'
  | 'next-meeting'
  | 'own-tasks'
  | 'late-tasks'
  | 'person-tasks'
  | 'change-meeting'
  | 'find-time'
  | 'question'
  | 'help'
  | 'greeting'
  | 'thanks'
  | 'unknown';

/**
 * What was said of it, each as written in the text; absent where nothing was. `source` names a meeting that was held,
 * `about` one to come, `people` whom it concerns, `when` the first time said.
 */
export type IntentSlots = {
  readonly people?: string;
  readonly goal?: string;
  readonly time?: string;
  readonly place?: string;
  readonly title?: string;
  readonly assignee?: string;
  readonly deadline?: string;
  readonly source?: string;
  readonly detail?: 'short' | 'long';
  readonly about?: string;
  readonly person?: string;
  readonly when?: string;
  /** Of free time: whether they are free then, or when they are; absent where a time to meet is looked for. */
  readonly asks?: 'whether' | 'when';
  readonly change?: 'cancel' | 'move' | 'people' | 'other';
};

export type Intent = {
  readonly kind: IntentKind;
  /** 0 to 1: how plainly it was said. Under 0.5 it is a guess that nobody should act on. */
  readonly score: number;
  readonly slots: IntentSlots;
};
