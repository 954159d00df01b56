import { meetingKindNames } from '@hopgon/contract/meetings/names';
import type { MeetingKind } from '@hopgon/contract/meetings/schemas';
import type { Tone } from '../../ui/marks/hue.ts';

interface KindLook {
  readonly label: string;
  readonly tone: Tone;
}

/** What each kind of meeting is called, and its colour wherever meetings have one; in the order of every list of them. */
export const meetingKinds: Readonly<Record<MeetingKind, KindLook>> = {
  briefing: { label: meetingKindNames.briefing, tone: 1 },
  project: { label: meetingKindNames.project, tone: 3 },
  client: { label: meetingKindNames.client, tone: 4 },
  'one-on-one': { label: meetingKindNames['one-on-one'], tone: 5 },
  training: { label: meetingKindNames.training, tone: 2 },
  hiring: { label: meetingKindNames.hiring, tone: 6 },
  other: { label: meetingKindNames.other, tone: 'plain' },
};

export const isMeetingKind = (value: string): value is MeetingKind => Object.hasOwn(meetingKinds, value);

export const allKinds: readonly MeetingKind[] = Object.keys(meetingKinds).filter(isMeetingKind);
