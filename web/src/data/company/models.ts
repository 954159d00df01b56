import {
  readModelSettings,
  readModelState,
  saveNoticeChoice,
  updateModelSettings,
  verifyModel,
} from '@hopgon/contract/models/routes';
import type { NoticeChoice } from '@hopgon/contract/models/schemas';
import type { CallInput } from '@hopgon/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Which model answers in chat, and what one chose of it. */
export const modelStateQuery = queryOptions({
  queryKey: ['company', 'model'],
  queryFn: ({ signal }) => call(readModelState, {}, { signal }),
});

export const modelSettingsQuery = queryOptions({
  queryKey: ['company', 'model', 'settings'],
  queryFn: ({ signal }) => call(readModelSettings, {}, { signal }),
});

export type ModelChange = CallInput<typeof updateModelSettings>['body'];

export function useUpdateModel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ModelChange) => call(updateModelSettings, { body: change }),
    onSuccess: (saved) => {
      queryClient.setQueryData(modelSettingsQuery.queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: modelStateQuery.queryKey });
    },
  });
}

/** Measures the model; what it took is counted. */
export function useVerifyModel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(verifyModel, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: modelSettingsQuery.queryKey }),
  });
}

export function useSaveNoticeChoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: NoticeChoice) => call(saveNoticeChoice, { body: { choice } }),
    onSuccess: (state) => queryClient.setQueryData(modelStateQuery.queryKey, state),
  });
}
