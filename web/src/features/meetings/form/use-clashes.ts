import type { Clash } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { obstaclesQuery } from '../../../data/meetings/meetings.ts';
import { clashesNow, type ReportedClashes } from './clashes.rules.ts';
import { draftTimes, type MeetingDraft, type Times } from './meeting-form.rules.ts';
import type { MeetingForm } from './meeting-form.ts';

interface ClashQuery {
  readonly userIds: readonly string[];
  readonly exceptMeetingId?: string;
  readonly recurrence: Recurrence | null | undefined;
  /** Whether there is anything to ask: a change of the title takes nobody's time. */
  readonly when?: (times: Times, draft: MeetingDraft) => boolean;
}

const none: { readonly clashes: readonly Clash[]; readonly brokenRules: readonly string[] } = {
  clashes: [],
  brokenRules: [],
};

/**
 * What the meeting in the form would clash with, as it stands; what is over takes nobody's time. `report` keeps what the
 * server found when it was asked to save, for as long as nothing of that is changed.
 */
export function useClashes(
  form: MeetingForm,
  { userIds, exceptMeetingId, recurrence, when = () => true }: ClashQuery,
) {
  const [reported, setReported] = useState<ReportedClashes | null>(null);
  const draft = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const times = draftTimes(draft);
  const lies = times !== null && times.endsAt > times.startsAt && times.endsAt.getTime() > Date.now();
  const asks = lies && when(times, draft);
  const taking = {
    startsAt: times?.startsAt.toISOString() ?? '',
    endsAt: times?.endsAt.toISOString() ?? '',
    timeZone: draft.timeZone,
    userIds: userIds.toSorted(),
    roomId: draft.roomId === '' ? null : draft.roomId,
    exceptMeetingId,
  };
  const { data = none, isPlaceholderData } = useQuery({
    ...obstaclesQuery(taking),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const about = JSON.stringify([taking, recurrence]);
  return {
    ...clashesNow({ about, seen: (asks ? data : none).clashes, isOld: isPlaceholderData, reported }),
    /** In words; who saves all the same has read them. */
    brokenRules: (asks ? data : none).brokenRules,
    report: (clashes: readonly Clash[]) => setReported({ about, clashes }),
  };
}
