import { localDay } from '@hopgon/contract/time/zoned';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { formatDay, formatTime } from '../../../lib/format/date.ts';
import { minuteMs } from '../../../lib/format/durations.ts';
import { draftAt, type MeetingDraft, type Times } from '../form/meeting-form.rules.ts';
import type { MeetingForm } from '../form/meeting-form.ts';
import type { Stretch } from '../form/time/free-slot.rules.ts';
import { useFreeSlot } from '../form/time/use-free-slot.ts';

interface WayOutProps {
  readonly form: MeetingForm;
  readonly times: Times;
  readonly userIds: readonly string[];
  readonly exceptMeetingId?: string | undefined;
}

/** Moves a meeting that clashes to the next time at which all are free. */
export function WayOut({ form, times, userIds, exceptMeetingId }: WayOutProps) {
  const draft = form.getValues();
  const slot = useFreeSlot({
    userIds,
    roomId: draft.roomId || undefined,
    length: Math.round((times.endsAt.getTime() - times.startsAt.getTime()) / minuteMs),
    from: Math.max(times.startsAt.getTime(), Date.now()),
    exceptMeetingId,
    enabled: true,
  });
  if (!slot) return null;
  return (
    <button
      type="button"
      onClick={() => form.write(timesAt(draft, slot))}
      className="font-medium underline underline-offset-4"
    >
      Đổi sang {inWords(slot.start, times.startsAt.getTime(), browserZone())}
    </button>
  );
}

/** The own clock alone on the same day. */
function inWords(start: number, before: number, timeZone: string): string {
  const clock = formatTime(start, timeZone);
  const isSameDay = localDay(start, timeZone) === localDay(before, timeZone);
  return isSameDay ? clock : `${clock} ${formatDay(start, timeZone)}`;
}

/** What a slot changes of a draft. */
export function timesAt(
  draft: MeetingDraft,
  slot: Stretch,
): Pick<MeetingDraft, 'day' | 'start' | 'length' | 'end' | 'isAllDay' | 'lastDay'> {
  const { day, start, length, end, isAllDay, lastDay } = draftAt(draft, slot, draft.timeZone);
  return { day, start, length, end, isAllDay, lastDay };
}
