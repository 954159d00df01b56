/** What listeners are told of an item. */
export interface ItemTold {
  readonly companyId: string;
  readonly itemId: string;
  readonly title: string;
  /** Null when nobody could be told from the name that was said. */
  readonly assigneeId: string | null;
  readonly meetingId: string | null;
}

declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    /** Somebody is asked to take an item on. `proposedBy` null: it was found in a transcript. */
    'action-items.proposed': ItemTold & { readonly proposedBy: string | null };
    /** Taken back by its author: it never was. */
    'action-items.undone': ItemTold & { readonly takenBackBy: string };
    'action-items.decided': ItemTold & {
      readonly accepted: boolean;
      readonly decidedBy: string;
      /** Who wrote it by hand; null when it was found in a transcript. */
      readonly authorId: string | null;
    };
  }
}
