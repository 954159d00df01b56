import type { Clash, Meeting, MeetingChange } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MeetingChanges, meetingQuery, useUpdateMeeting } from '../../../data/meetings/meetings.ts';
import { type SeriesPart, useUpdateSeries } from '../../../data/meetings/series.ts';
import { failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import type { detailsOf } from './meeting-form.rules.ts';
import { changesIn, clashesIn } from './refusal-details.ts';
import { reverseChanges } from './reverse-changes.rules.ts';

interface Saving {
  /** The details as they were when the form opened; an undo goes back to them. */
  readonly before: ReturnType<typeof detailsOf> | null;
  readonly onSaved: () => void;
  /** Somebody else changed the same: what is typed stays, and which is kept is chosen. */
  readonly onNewer: (newest: Meeting, changes: readonly MeetingChange[]) => void;
  /** What the server found in the way. */
  readonly onClashes: (clashes: readonly Clash[]) => void;
}

type SeriesMore = Pick<
  Parameters<ReturnType<typeof useUpdateSeries>['mutateAsync']>[0],
  'recurrence' | 'rejoins'
>;

/** Saves a change of a meeting, or of its series, and says what stands against that. */
export function useSaveMeeting(meeting: Meeting, { before, onSaved, onNewer, onClashes }: Saving) {
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

  const write = (changes: MeetingChanges, span: SeriesPart, more: SeriesMore = {}): Promise<Meeting> =>
    span === 'this' ? one.mutateAsync(changes) : series.mutateAsync({ ...changes, span, ...more });

  /** Says what was saved, and takes it back when asked: within 20 seconds nobody is notified of either. */
  function saySaved(changes: MeetingChanges, span: SeriesPart, isUndoable: boolean, version: number): void {
    const words = span === 'this' ? 'Đã lưu cuộc họp' : 'Đã lưu các buổi của chuỗi';
    const reverse = isUndoable && before && reverseChanges(changes, before);
    if (!reverse) {
      toast.say(words);
      return;
    }
    const { notify } = changes;
    const back = { ...reverse, version, allowClashes: true, ...(notify !== undefined && { notify }) };
    toast.undoable(
      words,
      () =>
        // What was parted from the meetings before is a series of its own: all of it goes back and rejoins them.
        void write(back, span === 'this' ? 'this' : 'all', { rejoins: true }).then(
          () => toast.say('Đã hoàn tác'),
          (problem) => toast.fail(failureText(problem, 'Không thể hoàn tác. Vui lòng thử lại.')),
        ),
    );
  }

  async function save(changes: MeetingChanges, span: SeriesPart, recurrence?: Recurrence): Promise<void> {
    fail(null);
    try {
      const { version } = await write(changes, span, { recurrence });
      // One that was moved alone stood elsewhere than its series: the way back would take the others there.
      const stoodApart = meeting.series !== null && meeting.series.start !== meeting.startsAt;
      saySaved(changes, span, recurrence === undefined && (span === 'this' || !stoodApart), version);
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
