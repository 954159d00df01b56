import type { Clash, Meeting, MeetingChange } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MeetingChanges, meetingQuery, useUpdateMeeting } from '../../../data/meetings/meetings.ts';
import { type SeriesPart, seriesQuery, useUpdateSeries } from '../../../data/meetings/series.ts';
import { failureText, isRefusal } from '../../../lib/api/call-failure.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import type { detailsOf } from './meeting-form.rules.ts';
import { changesIn, clashesIn } from './refusal-details.ts';
import { reverseChanges, reverseRecurrence } from './reverse-changes.rules.ts';

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

interface Undo {
  /** How the series repeated. */
  readonly recurrence?: Recurrence;
}

interface ChangedRule {
  /** Undefined where it was not read. */
  readonly before: Recurrence | undefined;
  readonly chosen: Recurrence;
}

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
  function saySaved(changes: MeetingChanges, span: SeriesPart, undo: Undo | null, version: number): void {
    const words = span === 'this' ? 'Đã lưu cuộc họp' : 'Đã lưu các buổi của chuỗi';
    const reverse = undo && before && reverseChanges(changes, before);
    if (!reverse || (Object.keys(reverse).length === 0 && !undo.recurrence)) {
      toast.say(words);
      return;
    }
    const { notify } = changes;
    const back = { ...reverse, version, allowClashes: true, ...(notify !== undefined && { notify }) };
    const { recurrence } = undo;
    toast.undoable(words, () =>
      // What was parted from the meetings before is a series of its own: all of it goes back and rejoins them.
      write(back, span === 'this' ? 'this' : 'all', {
        rejoins: true,
        ...(recurrence && { recurrence }),
      }).then(() => toast.say('Đã hoàn tác')),
    );
  }

  const recurrenceNow = async (): Promise<Recurrence | undefined> =>
    (await queryClient.fetchQuery({ ...seriesQuery(meeting.id), staleTime: 0 }).catch(() => null))
      ?.recurrence;

  /** How a saved change is undone; null where it cannot be. */
  async function findUndo(span: SeriesPart, rules: ChangedRule | null): Promise<Undo | null> {
    // One that was moved alone stood elsewhere than its series: the way back would take the others there.
    const stoodApart = meeting.series !== null && meeting.series.start !== meeting.startsAt;
    if (span !== 'this' && stoodApart) return null;
    if (!rules) return {};
    const now = rules.before && (await recurrenceNow());
    const recurrence = rules.before && now && reverseRecurrence(rules.before, rules.chosen, now);
    return recurrence ? { recurrence } : null;
  }

  async function save(changes: MeetingChanges, span: SeriesPart, recurrence?: Recurrence): Promise<void> {
    fail(null);
    const place = recurrence && queryClient.getQueryData(seriesQuery(meeting.id).queryKey);
    const rules = recurrence ? { before: place?.recurrence, chosen: recurrence } : null;
    try {
      const { version } = await write(changes, span, { recurrence });
      saySaved(changes, span, await findUndo(span, rules), version);
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
