import type { MeetingKind } from '@hopgon/contract/meetings/schemas';
import type { Tone } from '../../ui/marks/hue.ts';

interface KindLook {
  readonly label: string;
  readonly tone: Tone;
}

/** What each kind of meeting is called, and its colour wherever meetings have one; in the order of every list of them. */
export const meetingKinds: Readonly<Record<MeetingKind, KindLook>> = {
  briefing: { label: 'Giao ban', tone: 1 },
  project: { label: 'Dự án', tone: 3 },
  client: { label: 'Khách hàng', tone: 4 },
  'one-on-one': { label: 'Trao đổi riêng', tone: 5 },
  training: { label: 'Đào tạo', tone: 2 },
  hiring: { label: 'Tuyển dụng', tone: 6 },
  other: { label: 'Khác', tone: 'plain' },
};

export const isMeetingKind = (value: string): value is MeetingKind => Object.hasOwn(meetingKinds, value);

export const allKinds: readonly MeetingKind[] = Object.keys(meetingKinds).filter(isMeetingKind);
