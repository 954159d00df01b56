import type { Clash } from '@hopgon/contract/meetings/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { clashesQuery } from '../../data/meetings.ts';
import { draftTimes, type MeetingDraft, type Times } from './meeting-form.rules.ts';
import type { MeetingForm } from './meeting-form.ts';

interface Asked {
  readonly userIds: readonly string[];
  readonly exceptMeetingId?: string;
  /** Whether there is anything to ask: a change of the title takes nobody's time. */
  readonly when?: (times: Times, draft: MeetingDraft) => boolean;
}

const none: readonly Clash[] = [];

/** What the meeting in the form would clash with, as it stands; what is over takes nobody's time. */
export function useClashes(
  form: MeetingForm,
  { userIds, exceptMeetingId, when = () => true }: Asked,
): readonly Clash[] {
  const draft = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const times = draftTimes(draft);
  const lies = times !== null && times.endsAt > times.startsAt && times.endsAt.getTime() > Date.now();
  const asks = lies && when(times, draft);
  const { data } = useQuery({
    ...clashesQuery({
      startsAt: times?.startsAt.toISOString() ?? '',
      endsAt: times?.endsAt.toISOString() ?? '',
      userIds: userIds.toSorted(),
      roomId: draft.roomId === '' ? null : draft.roomId,
      exceptMeetingId,
    }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  return asks ? (data ?? none) : none;
}
