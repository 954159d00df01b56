import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';

/** What a conversation spoke of last, newest first. Everything is an id, and each use asks again who may. */
export interface DialogueState {
  readonly version: 3;
  readonly meetingIds: readonly string[];
  readonly userIds: readonly string[];
  readonly itemIds: readonly string[];
  /** The meetings or tasks that the last list held, in its order; of older states it is not known. */
  readonly listed?: { readonly kind: 'meeting' | 'task'; readonly ids: readonly string[] };
  /** The room spoken of last, as it is called; whether it is there is asked again. */
  readonly room?: string;
  /** A meeting that was spoken of before a question about when or where it may be; of older states it is not known. */
  readonly planned?: PlannedRequest | undefined;
  /** The letter that was drafted last and is no card: its writer sends it. */
  readonly draft?: LetterDraft;
  /** YYYY-MM-DD */
  readonly day: string | null;
  /** "09:30" */
  readonly clock: string | null;
  /** The last question, with what it pointed to written out. */
  readonly question: string | null;
  /** What the last message asked for. */
  readonly lastKind: IntentKind | null;
  readonly pending: Pending | null;
}

/** What was asked back, with what is known of the act already. */
export type Pending = {
  readonly expiresAt: string;
  /** How many messages in a row answered nothing of it. */
  readonly unanswered?: number;
  /** The meetings it names. */
  readonly meetingIds?: readonly string[];
} & (
  | {
      readonly kind: 'schedule';
      /** As said; empty where nothing was. */
      readonly request: {
        readonly people: string;
        readonly goal: string;
        readonly time: string;
        readonly location: string;
      };
      readonly isOnline: boolean;
      /** Whether only those who take part may know of it. */
      readonly isClosed?: boolean;
      /** The name that several people have. */
      readonly unclear: string | null;
      /** Who they are, in the order in which they were offered. */
      readonly choices?: readonly string[];
    }
  | {
      readonly kind: 'task';
      readonly title: string;
      readonly assignee: string;
      readonly deadline: string;
      readonly priority: 'cao' | 'trung bình' | 'thấp' | null;
      readonly unclear: string | null;
      readonly choices?: readonly string[];
    }
  | { readonly kind: 'act'; readonly act: SpokenAct; readonly options: readonly Option[] }
  /** A message that may be one of several kinds, with what each is called. */
  | {
      readonly kind: 'intent';
      readonly message: string;
      readonly options: readonly { readonly kind: IntentKind; readonly label: string }[];
    }
);

/** A question as it is asked back, before it waits. */
export type AskedBack = DistributeOmit<Pending>;
type DistributeOmit<Each> = Each extends unknown
  ? Omit<Each, 'expiresAt' | 'unanswered' | 'meetingIds'>
  : never;

/** A meeting as said so far; empty where nothing was. */
export interface PlannedRequest {
  readonly people: string;
  readonly goal: string;
  readonly location: string;
  readonly isOnline: boolean;
}

/** A letter as text. */
export interface LetterDraft {
  readonly subject: string;
  readonly body: string;
}

/** One of several that words may mean. */
export interface Option {
  readonly id: string;
  readonly label: string;
}

export const emptyState: DialogueState = {
  version: 3,
  meetingIds: [],
  userIds: [],
  itemIds: [],
  day: null,
  clock: null,
  question: null,
  lastKind: null,
  pending: null,
};

/** What a reply speaks of. */
export interface Mentions {
  readonly meetingIds?: readonly string[];
  readonly userIds?: readonly string[];
  readonly itemIds?: readonly string[];
  readonly day?: string | null;
  readonly clock?: string | null;
  /** The one room it speaks of, as it is called. */
  readonly room?: string;
}

const mostKept = 6;
const newest = (said: readonly string[] | undefined, before: readonly string[]): readonly string[] =>
  said && said.length > 0 ? [...new Set([...said, ...before])].slice(0, mostKept) : before;

/** Several of a kind are a list. */
function listedIn({ meetingIds = [], itemIds = [] }: Mentions): Pick<DialogueState, 'listed'> {
  const [kind, ids] =
    meetingIds.length > 1 ? (['meeting', meetingIds] as const) : (['task', itemIds] as const);
  return ids.length > 1 ? { listed: { kind, ids: ids.slice(0, mostKept) } } : {};
}

/** The state after a reply. What a new meeting or day is spoken of replaces the hour spoken of before. */
export function mergeMentions(
  state: DialogueState,
  { meetingIds, userIds, itemIds, day, clock, room }: Mentions,
): DialogueState {
  return {
    ...state,
    meetingIds: newest(meetingIds, state.meetingIds),
    userIds: newest(userIds, state.userIds),
    itemIds: newest(itemIds, state.itemIds),
    ...listedIn({ meetingIds, itemIds }),
    ...(room !== undefined && { room }),
    day: day ?? state.day,
    clock: day ? (clock ?? null) : (clock ?? state.clock),
  };
}
