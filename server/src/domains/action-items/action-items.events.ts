import type { ActionItemState, Priority } from '@hopgon/contract/action-items/schemas';
import type { WorkState } from '@hopgon/contract/action-items/work-change';

/** What listeners receive about an item. */
export interface ItemNews {
  readonly companyId: string;
  readonly itemId: string;
  readonly title: string;
  /** Null while it is nobody's. */
  readonly assigneeId: string | null;
  readonly meetingId: string | null;
}

/** Why an item is another: an edit, its state was set, an answer to what was asked, an undo, or its person left. */
type ItemChangeCause = 'edit' | 'progress' | 'answer' | 'undo' | 'hand-back';

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    /** Somebody is asked to take an item on. */
    'action-items.proposed': ItemNews & { readonly proposedBy: string; readonly version: number };
    /** An answer was undone: its assignee may answer again. */
    'action-items.undecided': ItemNews & { readonly hasSameAssignee: boolean; readonly version: number };
    /** Undone by its author: it never was. */
    'action-items.undone': ItemNews;
    'action-items.deleted': ItemNews & {
      readonly by: string;
      readonly isClosed: boolean;
      readonly workerIds: readonly string[];
      readonly deadline: string | null;
    };
    'action-items.restored': ItemNews & { readonly by: string; readonly workerIds: readonly string[] };
    /** After every change of an item that exists, also where only its version is another. */
    'action-items.changed': ItemNews & {
      readonly by: string;
      readonly cause: ItemChangeCause;
      /** Whether it is of a closed meeting. */
      readonly isClosed: boolean;
      /** Who worked on it before or works on it now, without who changed it. */
      readonly workerIds: readonly string[];
      readonly deadline: string | null;
      readonly priority: Priority;
      readonly state: ActionItemState;
      readonly version: number;
      readonly before: WorkState;
    };
    'action-items.extension-requested': ItemNews & {
      readonly requestedBy: string;
      /** Who may grant it, and is notified. */
      readonly answererId: string | null;
      readonly deadlineBefore: string;
      readonly deadline: string;
      readonly reason: string;
    };
    'action-items.comment-deleted': { readonly commentId: string };
    'action-items.commented': ItemNews & {
      readonly commentId: string;
      readonly authorId: string;
      /** Who gave the work. */
      readonly givenBy: string | null;
      /** All of them may see the item. */
      readonly mentionedIds: readonly string[];
      readonly text: string;
    };
    'action-items.reminded': ItemNews & { readonly remindedBy: string; readonly deadline: string | null };
    /** Items have long been overdue; the reader leads their meetings, or gave the work. */
    'action-items.escalated': {
      readonly companyId: string;
      readonly readerId: string;
      /** Working days after the deadline. */
      readonly days: number;
      readonly items: readonly (ItemNews & {
        readonly deadline: string;
        readonly isClosed: boolean;
        /** Whether its assignee accepted it. */
        readonly isTaken: boolean;
      })[];
    };
    /** Nobody is reminded of it any more, and who waits for it is notified. */
    'action-items.done': ItemNews & {
      readonly doneBy: string;
      /** Who gave it, or leads its meeting where that person left; null where nobody is to be notified. */
      readonly readerId: string | null;
    };
    /** It was done by mistake, or is not done after all. */
    'action-items.reopened': { readonly itemId: string };
    /** The deadline, its person or its state changed meanwhile: nobody has to answer any more. */
    'action-items.extension-ended': { readonly itemId: string };
    'action-items.extension-answered': ItemNews & {
      readonly granted: boolean;
      readonly answeredBy: string;
      /** The deadline that holds now. */
      readonly deadline: string;
      readonly reason: string;
    };
    'action-items.decided': ItemNews & {
      readonly accepted: boolean;
      /** Why it was declined, or empty. */
      readonly reason: string;
      readonly decidedBy: string;
      /** Who gave it, or leads its meeting where that person left; null where nobody is to be notified. */
      readonly readerId: string | null;
    };
  }
}
