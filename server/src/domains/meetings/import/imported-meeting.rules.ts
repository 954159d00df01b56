import type { MeetingType } from '@hopgon/contract/meetings/schemas';

/** An imported event, at all its times. */
export interface ImportedTimes {
  readonly title: string;
  readonly goal: string;
  readonly type: MeetingType;
  readonly location: string;
  readonly joinUrl: string;
  readonly timeZone: string;
  readonly times: readonly ImportedTime[];
}

interface ImportedTime {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Of which series it is, and when that has it begin. */
  readonly series?: { readonly id: string; readonly start: Date };
  /** Where it differs from the others of its series. */
  readonly own?: Pick<ImportedTimes, 'title' | 'goal' | 'type' | 'location' | 'joinUrl'>;
}
