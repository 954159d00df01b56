import type { Meeting } from '@hopgon/contract/meetings/schemas';

/** What each dialog over the page of a meeting is given. */
export interface MeetingDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meeting: Meeting;
}
