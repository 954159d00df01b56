/** What a message wants written, as said: nothing is looked up, people and meetings are words. */
export type SpokenAct = WrittenAct & {
  /** What the message says as well, part by part, and the act does not hold; absent where it says nothing else. */
  readonly beside?: readonly string[];
};

type WrittenAct =
  /** `by` is how many minutes later, or with a minus earlier, where no time is said. */
  | (AboutMeeting & {
      readonly kind: 'move';
      readonly to: string;
      readonly by: number | null;
      /** How many minutes it is to last; null where nothing says so. */
      readonly lasts: number | null;
      /** Another room as said; empty where none is. */
      readonly place: string;
      readonly online: boolean | null;
    })
  /** `minutes` longer, or with a minus shorter; `lasts` is how long it is to be in all. */
  | (AboutMeeting & {
      readonly kind: 'prolong';
      readonly to: string;
      readonly minutes: number | null;
      readonly lasts: number | null;
    })
  /** `all`: of several that are meant, each. */
  | (AboutMeeting & { readonly kind: 'cancel'; readonly reason: string; readonly all: boolean })
  | (AboutMeeting & {
      readonly kind: 'invite';
      readonly add: readonly string[];
      readonly remove: readonly string[];
    })
  /** `place` is a room or an address as said; `online` whether by video, null where nothing says so. */
  | (AboutMeeting & {
      readonly kind: 'change-place';
      readonly place: string;
      readonly online: boolean | null;
    })
  | (AboutMeeting & { readonly kind: 'rename'; readonly title: string })
  | (AboutMeeting & {
      readonly kind: 'respond';
      readonly answer: 'accepted' | 'tentative' | 'declined';
      readonly reason: string;
    })
  /** Joins a meeting so many minutes after it began; null where none are said. */
  | (AboutMeeting & { readonly kind: 'come-late'; readonly minutes: number | null; readonly reason: string })
  | (AboutMeeting & { readonly kind: 'agenda'; readonly items: readonly SpokenItem[] })
  | (AboutTask & {
      readonly kind: 'task';
      /** Its words call a task by name: "việc gửi mẫu xong rồi". */
      readonly isNamed: boolean;
      readonly state: 'accepted' | 'declined' | 'done' | null;
      /** As written; empty where no new day is said. */
      readonly deadline: string;
      /** How many days later than now, where no day is said. */
      readonly days: number | null;
      readonly priority: SpokenPriority | null;
      readonly assignee: string;
    })
  | { readonly kind: 'remind'; readonly text: string; readonly at: string }
  /** A reminder so many minutes before a meeting begins; `text` is empty where it is of the meeting alone. */
  | (AboutMeeting & {
      readonly kind: 'remind-before';
      readonly minutes: number;
      readonly text: string;
    })
  /** `about` is null where the words name no meeting that it is of. */
  | { readonly kind: 'note'; readonly text: string; readonly about: AboutMeeting | null }
  /** A note or a reminder that goes; without words the one spoken of last. */
  | { readonly kind: 'delete-note'; readonly words: string }
  | {
      readonly kind: 'poll';
      readonly title: string;
      readonly times: readonly string[];
      readonly people: readonly string[];
      /** Until when to answer, as said. */
      readonly answerBy?: string;
      /** How long what is asked about lasts. */
      readonly minutes?: number | null;
      /** It asks for something else than a time: a dish, a place. */
      readonly isOfOther?: boolean;
    }
  | (Partial<LetterStyle> & { readonly kind: 'letter'; readonly to: string; readonly text: string })
  /** `words` name the task it is about; without any the one spoken of last. */
  | { readonly kind: 'nudge'; readonly person: string; readonly words: string };

/** How a letter is to be written. */
export type LetterStyle = {
  readonly tone: 'formal' | 'warm' | 'short' | null;
  /** Whose name stands under it; empty for the writer's. */
  readonly sign: string;
  /** Sentences to stand behind what it says. */
  readonly more: readonly string[];
  /** What it is to say and only a look-up could fill in, as said. */
  readonly unused: string;
};

export type SpokenPriority = 'high' | 'normal' | 'low';

/** `minutes` is null where no length was said. */
export type SpokenItem = { readonly title: string; readonly minutes: number | null };

/**
 * The words, times and people that say which meeting is meant; all empty where none do. `isNamed` is false where the words are only what
 * is left of the message.
 */
export type AboutMeeting = {
  readonly isNamed?: boolean;
  readonly words: string;
  readonly times: readonly string[];
  readonly people: readonly string[];
};

export type AboutTask = { readonly words: string; readonly people: readonly string[] };

/** A question about what the company's calendar and people hold, as said. */
export type SpokenQuestion =
  | (AboutMeeting & {
      readonly kind: 'meeting-people';
      readonly asks:
        | 'chair'
        | 'secretary'
        | 'attend'
        | 'unanswered'
        | 'declined'
        | 'accepted'
        | 'answered'
        | 'answer'
        /** How far its minutes are. */
        | 'minutes';
    })
  | (AboutMeeting & { readonly kind: 'meeting-agenda' })
  /** `seats` that it is to have; null where none are said. */
  | {
      readonly kind: 'rooms';
      readonly words: string;
      readonly time: string;
      readonly place: string;
      readonly seats: number | null;
      /** All of it: what a room is to have stands anywhere. */
      readonly message: string;
    }
  | {
      readonly kind: 'figures';
      readonly time: string;
      /** What is over by now is asked for first: "họp mấy tiếng rồi". */
      readonly soFar: boolean;
      readonly of: 'self' | 'company' | 'person' | 'group';
      readonly person: string;
    }
  | (AboutTask & { readonly kind: 'task-state' })
  /** `person` is whose they are, or a department's; empty for the caller's own. */
  | { readonly kind: 'due-tasks'; readonly time: string; readonly person: string }
  | { readonly kind: 'own-notes' }
  /** Who somebody is, or who works somewhere; `words` name them, empty where only all of the message says who is meant. */
  | { readonly kind: 'person'; readonly words: string; readonly message: string }
  | { readonly kind: 'import' }
  /** How to spend less time in meetings. */
  | { readonly kind: 'fewer-meetings'; readonly of: 'self' | 'company' }
  /** Who does most of something, or how large a share is: nothing that is counted. */
  | { readonly kind: 'private' | 'beyond' | 'uncounted' };

/** What a message may change on what is open: a card, or a question that was asked back. */
export type SpokenChange = {
  readonly times: readonly string[];
  /** The time that words lead to: "qua thứ Hai"; empty where they lead to none. */
  readonly to: string;
  /** The time behind "đến"; empty where none is said. */
  readonly until: string;
  readonly minutes: number | null;
  /** How many minutes longer, or with a minus shorter. */
  readonly more: number | null;
  /** How many minutes later, or with a minus earlier. */
  readonly shift: number | null;
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Names with no word that says to add or remove them. */
  readonly names: readonly string[];
  readonly room: string;
  readonly online: boolean | null;
  readonly priority: SpokenPriority | null;
  /** Words to be written into the title. */
  readonly spellOut: string;
  /** A title in the place of the one it has; empty where none is said. */
  readonly title: string;
  /** Content words that none of this took up. */
  readonly leftover: string;
  /** Asks something; "được không" does not. */
  readonly isQuestion: boolean;
};

/** A short question that repeats the last one of another day, person or group. */
export type FollowUp = {
  readonly time: string;
  readonly names: readonly string[];
  readonly company: boolean;
  /** What is left to ask about; empty where time, names or company say it all. */
  readonly rest: string;
};
