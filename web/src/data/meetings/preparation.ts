import {
  listPapers,
  openPaper,
  readAgenda,
  readBrief,
  recordPaperRead,
  removePaper,
  saveAgenda,
  sendPreparation,
  suggestAgenda,
  uploadPaper,
} from '@hopgon/contract/preparation/routes';
import type { CallInput } from '@hopgon/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useInvalidate } from '../use-invalidate.ts';

// A wake-up about a meeting reads its preparation again.
const topic = 'meetings';

export const agendaQuery = (meetingId: string) =>
  queryOptions({
    queryKey: [topic, 'agenda', meetingId],
    queryFn: ({ signal }) => call(readAgenda, { params: { meetingId } }, { signal }),
  });

export const briefQuery = (meetingId: string) =>
  queryOptions({
    queryKey: [topic, 'brief', meetingId],
    queryFn: ({ signal }) => call(readBrief, { params: { meetingId } }, { signal }),
  });

export const papersQuery = (meetingId: string) =>
  queryOptions({
    queryKey: [topic, 'papers', meetingId],
    queryFn: ({ signal }) => call(listPapers, { params: { meetingId } }, { signal }),
  });

export type AgendaToSave = CallInput<typeof saveAgenda>['body'];

/** When somebody else was faster, theirs is read, so that saving again may work. */
export function useSaveAgenda(meetingId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = agendaQuery(meetingId);
  return useMutation({
    mutationFn: (body: AgendaToSave) => call(saveAgenda, { params: { meetingId }, body }),
    onSuccess: (agenda) => queryClient.setQueryData(queryKey, agenda),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Proposes items; nothing is saved. */
export const useDraftAgenda = (meetingId: string) =>
  useMutation({ mutationFn: () => call(suggestAgenda, { params: { meetingId } }) });

type PreparationMail = CallInput<typeof sendPreparation>['body'];

export const useSendPreparation = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: PreparationMail; idempotencyKey: string }) =>
      call(sendPreparation, { body }, { idempotencyKey }),
  });

export function useAddPaper(meetingId: string) {
  return useMutation({
    mutationFn: ({ file, idempotencyKey }: { file: File; idempotencyKey: string }) => {
      const body = new FormData();
      body.append('file', file);
      return call(uploadPaper, { params: { meetingId }, body }, { idempotencyKey });
    },
    onSuccess: useInvalidate(papersQuery(meetingId).queryKey),
  });
}

export function useRemovePaper(meetingId: string) {
  return useMutation({
    mutationFn: (paperId: string) => call(removePaper, { params: { meetingId, paperId } }),
    onSuccess: useInvalidate(papersQuery(meetingId).queryKey),
  });
}

/** Saves the file; from then on one has read it. */
export function useOpenPaper(meetingId: string) {
  return useMutation({
    mutationFn: async (paperId: string) => {
      const params = { meetingId, paperId };
      saveFile(await callForFile(openPaper, { params }));
      await call(recordPaperRead, { params });
    },
    onSuccess: useInvalidate(papersQuery(meetingId).queryKey),
  });
}
