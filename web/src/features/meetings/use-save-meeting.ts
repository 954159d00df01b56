import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { type MeetingChanges, useUpdateMeeting } from '../../data/meetings.ts';
import { useUpdateSeries } from '../../data/series.ts';
import { toast } from '../../ui/toast.ts';
import type { detailsOf } from './meeting-form.rules.ts';
import type { Span } from './series-parts.ts';

/** What stands in the form when it is saved. */
export interface Edited {
  readonly details: ReturnType<typeof detailsOf>;
  readonly participants: MeetingChanges['participants'];
  /** How it repeats from now on, where that was chosen. */
  readonly recurrence: Recurrence | undefined;
}

/** Saves a meeting, or with it others of its series. */
export function useSaveMeeting({ id }: Meeting) {
  const one = useUpdateMeeting(id);
  const series = useUpdateSeries(id);
  return async (
    version: number,
    { details, participants, recurrence }: Edited,
    span: Span,
  ): Promise<void> => {
    if (span === 'this') {
      await one.mutateAsync({ version, ...details, participants });
      toast.say('Đã lưu cuộc họp');
      return;
    }
    await series.mutateAsync({ version, span, ...details, participants, recurrence });
    toast.say('Đã lưu chuỗi cuộc họp');
  };
}
