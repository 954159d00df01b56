import type { Visibility } from '@hopgon/contract/meetings/schemas';
import { instantAt, localClock, localDay } from '@hopgon/contract/time/zoned';
import type { MeetingOfFile, TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';
import { addDays } from '@hopgon/engine/time/days';
import type { ImportTarget } from '../../../data/transcripts/transcript-imports.ts';
import { isDay } from '../../../lib/format/days.ts';
import { readClock } from '../../../ui/inputs/read-clock.ts';

export type ChosenMeeting = Omit<MeetingOfFile, 'hasTranscript'> & {
  /** Undefined where it is not known: the server refuses one that has a transcript. */
  readonly hasTranscript?: boolean;
};

/** Where a file goes, as far as it is chosen: a meeting that is there, or a new one as typed. */
export interface TargetDraft {
  readonly meeting: ChosenMeeting | null;
  readonly title: string;
  readonly day: string;
  readonly from: string;
  readonly until: string;
  /** Whether the new meeting is a closed one. */
  readonly isClosed: boolean;
}

/** As the file was read; clocks are those of the company. */
export const draftOf = (preview: TranscriptPreview, zone: string): TargetDraft => ({
  meeting: preview.meetings.find(({ id }) => id === preview.meetingId) ?? null,
  title: preview.title,
  day: localDay(preview.startsAt, zone),
  from: localClock(preview.startsAt, zone),
  until: localClock(preview.endsAt, zone),
  isClosed: false,
});

/** What keeps a draft from being a meeting, by its field. */
export function draftErrors({
  meeting,
  title,
  day,
  from,
  until,
}: TargetDraft): Partial<Record<'title' | 'day' | 'from' | 'until', string>> {
  if (meeting) return {};
  return {
    ...(title.trim() === '' && { title: 'Hãy đặt tên cuộc họp' }),
    ...(!isDay(day) && { day: 'Hãy nhập ngày, ví dụ 20/11/2026' }),
    ...(readClock(from) === null && { from: 'Ví dụ 9h30' }),
    ...(readClock(until) === null && { until: 'Ví dụ 10h30' }),
  };
}

export const isComplete = (draft: TargetDraft): boolean => Object.keys(draftErrors(draft)).length === 0;

/** When the meeting of a complete draft is; an end before its start is on the next day. */
export function timesOf({ meeting, day, from, until }: TargetDraft, zone: string) {
  if (meeting) return { startsAt: meeting.startsAt, endsAt: meeting.endsAt };
  const [begins, ends] = [readClock(from) ?? '00:00', readClock(until) ?? '00:00'];
  return {
    startsAt: instantAt(day, begins, zone).toISOString(),
    endsAt: instantAt(ends > begins ? day : addDays(day, 1), ends, zone).toISOString(),
  };
}

export const visibilityOf = ({ meeting, isClosed }: TargetDraft): Visibility =>
  meeting?.visibility ?? (isClosed ? 'closed' : 'invited');

/** What the server is sent of a complete draft. */
export const targetOf = (draft: TargetDraft, zone: string): ImportTarget =>
  draft.meeting
    ? { meetingId: draft.meeting.id }
    : {
        title: draft.title.normalize('NFC').trim(),
        ...timesOf(draft, zone),
        visibility: visibilityOf(draft),
      };
