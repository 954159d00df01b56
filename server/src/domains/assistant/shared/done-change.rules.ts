import type { Answer, MeetingType } from '@hopgon/contract/meetings/schemas';
import type { saveAgenda } from '@hopgon/contract/preparation/routes';
import type { BodyOf } from '@hopgon/contract/route';

/** What a confirmed card did, with what undoing it needs. */
export type DoneChange = { readonly id: string } & (
  | { readonly kind: 'meeting' | 'task' | 'minutes' | 'cancellation' | 'note' | 'poll' | 'mail' }
  | {
      readonly kind: 'answer';
      readonly was: Answer;
      /** Of the answer before; absent of changes noted before these were. */
      readonly reason?: string;
      /** ISO instant; null where there was none. */
      readonly answeredAt?: string | null;
    }
  | { readonly kind: 'note-delete'; readonly text: string; readonly at: string | null }
  | {
      readonly kind: 'agenda';
      readonly addedIds: readonly string[];
      /** All items as they were, where they moved or got another length. */
      readonly before?: BodyOf<typeof saveAgenda>['items'];
      /** Its version after the change. */
      readonly version?: number;
    }
  | {
      readonly kind: 'meeting-change';
      /** Its version after the change. */
      readonly version: number;
      readonly startsAt: string;
      readonly endsAt: string;
      readonly participants: readonly { readonly userId: string; readonly role: Role }[] | null;
      /** What those answered who were removed. */
      readonly removed?: readonly {
        readonly userId: string;
        readonly answer: Answer;
        readonly reason: string;
        readonly answeredAt: string | null;
        readonly earlier: unknown;
      }[];
      /** What it was called and where it was held, where the change was of that. */
      readonly title?: string;
      readonly place?: {
        readonly roomId: string | null;
        readonly location: string;
        readonly type: MeetingType;
      };
    }
  | {
      readonly kind: 'task-change';
      /** By which the item is again what it was. */
      readonly editId: string;
    }
);

type Role = 'chair' | 'secretary' | 'attendee' | 'guest' | 'informed';
