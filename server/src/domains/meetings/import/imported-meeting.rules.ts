import type { MeetingType } from '@hopgon/contract/meetings/schemas';

/** Something a person brought along from elsewhere, at all its times. */
export interface BroughtAlong {
  readonly title: string;
  readonly goal: string;
  readonly type: MeetingType;
  readonly location: string;
  readonly joinUrl: string;
  readonly timeZone: string;
  readonly times: readonly BroughtTime[];
}

interface BroughtTime {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Of which series it is, and when that has it begin. */
  readonly series?: { readonly id: string; readonly start: Date };
  /** Where it differs from the others of its series. */
  readonly own?: Pick<BroughtAlong, 'title' | 'goal' | 'type' | 'location' | 'joinUrl'>;
}
