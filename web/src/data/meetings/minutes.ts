import { openMinutesScan, renderMinutesFile } from '@hopgon/contract/minutes/files/routes';
import { importVotes } from '@hopgon/contract/minutes/legal/routes';
import {
  createMinutesPerson,
  draftMinutes,
  readMinutes,
  removeMinutesPerson,
  saveMinutesSections,
  updateMinutes,
  updateMinutesPeople,
} from '@hopgon/contract/minutes/routes';
import type { Minutes, MinutesFormat, SignaturePart } from '@hopgon/contract/minutes/schemas';
import { signMinutesElectronically } from '@hopgon/contract/minutes/signing/routes';
import {
  adoptMinutes,
  approveMinutes,
  cancelMinutes,
  correctMinutes,
  reopenMinutes,
  requestMinutesReview,
  signMinutes,
} from '@hopgon/contract/minutes/steps/routes';
import { listWaitingMinutes } from '@hopgon/contract/minutes/waiting/routes';
import type { CallInput, ReplyOf } from '@hopgon/contract/route';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';

const topic = 'minutes';

/** Which minutes of a meeting are meant. */
export type EditionOf = Pick<Minutes, 'meetingId' | 'edition'>;

/** The minutes of a meeting: the newest edition unless one is named. */
export const minutesQuery = (meetingId: string, edition?: number) =>
  queryOptions({
    queryKey: [topic, 'of', meetingId, edition ?? null],
    queryFn: ({ signal }) => call(readMinutes, { params: { meetingId }, query: { edition } }, { signal }),
  });

/** Minutes that wait for the person. */
export const waitingMinutesQuery = queryOptions({
  queryKey: [topic, 'waiting'],
  queryFn: ({ signal }) => call(listWaitingMinutes, {}, { signal }),
});

export type ReadMinutes = ReplyOf<typeof readMinutes>;
export type MinutesHead = Omit<CallInput<typeof updateMinutes>['body'], 'version'>;
export type SectionsToSave = CallInput<typeof saveMinutesSections>['body']['sections'];
export type PeopleToSave = CallInput<typeof updateMinutesPeople>['body']['people'];
export type NewMinutesPerson = CallInput<typeof createMinutesPerson>['body'];
type SignedParts = CallInput<typeof signMinutes>['params']['signed'];

/** One act on the document. Those that create or send carry the key of their submit. */
export type MinutesStep =
  | { readonly act: 'draft'; readonly template: Minutes['template']; readonly key: string }
  | { readonly act: 'update'; readonly head: MinutesHead; readonly version: number }
  | { readonly act: 'sections'; readonly sections: SectionsToSave; readonly version: number }
  | { readonly act: 'review'; readonly message: string; readonly until?: string; readonly key: string }
  | { readonly act: 'reopen'; readonly reason: string; readonly key: string }
  | { readonly act: 'approve'; readonly revision: number }
  | { readonly act: 'adopt'; readonly revision: number; readonly key: string }
  | { readonly act: 'sign'; readonly signed: SignedParts; readonly file: File; readonly key: string }
  | ElectronicSigning
  | { readonly act: 'correct'; readonly key: string }
  | { readonly act: 'votes'; readonly key: string };

/** Not repeated under a key: a second signature of one part is refused. */
export type ElectronicSigning = { readonly act: 'sign-pdf' } & Pick<
  CallInput<typeof signMinutesElectronically>['params'],
  'part'
> &
  CallInput<typeof signMinutesElectronically>['body'];

function take(meetingId: string, step: MinutesStep): Promise<Minutes> {
  const params = { meetingId };
  const { act } = step;
  if (act === 'update') {
    return call(updateMinutes, { params, body: { ...step.head, version: step.version } });
  }
  if (act === 'sections') {
    return call(saveMinutesSections, { params, body: { sections: step.sections, version: step.version } });
  }
  if (act === 'approve') return call(approveMinutes, { params, body: { revision: step.revision } });
  if (act === 'sign-pdf') {
    const { part, hash, proof } = step;
    return call(signMinutesElectronically, { params: { meetingId, part }, body: { hash, proof } });
  }
  const key = { idempotencyKey: step.key };
  if (act === 'draft') return call(draftMinutes, { params, body: { template: step.template } }, key);
  if (act === 'review') {
    return call(requestMinutesReview, { params, body: { message: step.message, until: step.until } }, key);
  }
  if (act === 'reopen') return call(reopenMinutes, { params, body: { reason: step.reason } }, key);
  if (act === 'adopt') return call(adoptMinutes, { params, body: { revision: step.revision } }, key);
  if (step.act === 'votes') return call(importVotes, { params }, key);
  if (step.act === 'correct') return call(correctMinutes, { params }, key);
  const body = new FormData();
  body.append('file', step.file);
  return call(signMinutes, { params: { meetingId, signed: step.signed }, body }, key);
}

/** How to show a reply in what was read before, and to have all of it read again. */
export function shownMinutes(queryClient: QueryClient, meetingId: string) {
  return {
    /** As it is shown at this moment, whatever was rendered last. */
    now: () => queryClient.getQueryData(minutesQuery(meetingId).queryKey)?.minutes,
    show: (change: (minutes: Minutes) => Minutes) =>
      queryClient.setQueryData<ReadMinutes>(minutesQuery(meetingId).queryKey, (before) =>
        before?.minutes ? { ...before, minutes: change(before.minutes) } : before,
      ),
    readAgain: () => void queryClient.invalidateQueries({ queryKey: [topic] }),
  };
}

export const useShownMinutes = (meetingId: string) => shownMinutes(useQueryClient(), meetingId);

/** One act on the document; its reply is shown at once, and all is read again, also after a refusal. */
export function useMinutesStep(meetingId: string) {
  const queryClient = useQueryClient();
  const { readAgain } = useShownMinutes(meetingId);
  return useMutation({
    mutationFn: (step: MinutesStep) => take(meetingId, step),
    onSuccess: (minutes) =>
      queryClient.setQueryData<ReadMinutes>(
        minutesQuery(meetingId).queryKey,
        (before) => before && { ...before, minutes },
      ),
    onSettled: (_reply, _error, { act }) => {
      readAgain();
      if (act === 'adopt') void queryClient.invalidateQueries({ queryKey: ['action-items'] });
    },
  });
}

export function useCancelMinutes(meetingId: string) {
  const { readAgain } = useShownMinutes(meetingId);
  return useMutation({
    mutationFn: (reason: string) => call(cancelMinutes, { params: { meetingId }, query: { reason } }),
    onSettled: readAgain,
  });
}

/** One act on the people of the document. */
export type PeopleStep =
  | { readonly act: 'update'; readonly people: PeopleToSave }
  | { readonly act: 'add'; readonly person: NewMinutesPerson; readonly key: string }
  | { readonly act: 'remove'; readonly minutesPersonId: string };

function takePeople(meetingId: string, step: PeopleStep) {
  const params = { meetingId };
  if (step.act === 'update') return call(updateMinutesPeople, { params, body: { people: step.people } });
  if (step.act === 'add') {
    return call(createMinutesPerson, { params, body: step.person }, { idempotencyKey: step.key });
  }
  return call(removeMinutesPerson, { params: { ...params, minutesPersonId: step.minutesPersonId } });
}

export function useMinutesPeople(meetingId: string) {
  const { show, readAgain } = useShownMinutes(meetingId);
  return useMutation({
    mutationFn: (step: PeopleStep) => takePeople(meetingId, step),
    onSuccess: ({ people }) => show((minutes) => ({ ...minutes, people })),
    onSettled: readAgain,
  });
}

export type FileLayout = NonNullable<CallInput<typeof renderMinutesFile>['query']>['layout'];

/** Reads the document as a file. */
export const readMinutesFile = (
  meetingId: string,
  format: MinutesFormat,
  edition?: number,
  layout?: FileLayout,
) => callForFile(renderMinutesFile, { params: { meetingId }, query: { format, edition, layout } });

export const readMinutesScan = (meetingId: string, part: SignaturePart, edition?: number) =>
  callForFile(openMinutesScan, { params: { meetingId, part }, query: { edition } });
