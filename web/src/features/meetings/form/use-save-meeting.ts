import type { Clash, Meeting, MeetingChange } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MeetingChanges, meetingQuery, useUpdateMeeting } from '../../../data/meetings/meetings.ts';
import { type SeriesPart, useUpdateSeries } from '../../../data/meetings/series.ts';
import { failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { changesIn, clashesIn } from './refusal-details.ts';

interface Saving {
  readonly onSaved: () => void;
  /** Somebody else changed the same: what is typed stays, and which is kept is chosen. */
  readonly onNewer: (newest: Meeting, changes: readonly MeetingChange[]) => void;
  /** What the server found in the way. */
  readonly onClashes: (clashes: readonly Clash[]) => void;
}

/** Saves a change of a meeting, or of its series, and says what stands against that. */
export function useSaveMeeting(meeting: Meeting, { onSaved, onNewer, onClashes }: Saving) {
  const one = useUpdateMeeting(meeting.id);
  const series = useUpdateSeries(meeting.id);
  const queryClient = useQueryClient();
  const [failure, fail] = useState<string | null>(null);

  async function compare(problem: unknown): Promise<void> {
    const wanted = { ...meetingQuery(meeting.id), staleTime: 0 };
    const newest = await queryClient.fetchQuery(wanted).catch(() => null);
    if (!newest) return fail(failureText(problem));
    onNewer(newest, changesIn(problem));
  }

  async function save(changes: MeetingChanges, span: SeriesPart, recurrence?: Recurrence): Promise<void> {
    fail(null);
    try {
      if (span === 'this') await one.mutateAsync(changes);
      else await series.mutateAsync({ ...changes, span, recurrence });
      toast.say(span === 'this' ? 'Đã lưu cuộc họp' : 'Đã lưu các buổi của chuỗi');
      onSaved();
    } catch (problem) {
      if (isRefusal(problem, 'version_stale')) return compare(problem);
      const clashes = clashesIn(problem);
      onClashes(clashes);
      if (clashes.length === 0) fail(failureText(problem, 'Không thể lưu cuộc họp. Vui lòng thử lại.'));
    }
  }
  return { save, isSaving: one.isPending || series.isPending, failure };
}
