import {
  readModelSettings,
  readModelState,
  saveNoticeChoice,
  updateModelSettings,
  verifyModel,
} from '@hopgon/contract/models/routes';
import type { ModelState, NoticeChoice } from '@hopgon/contract/models/schemas';
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

/** What goes to the model beside a person's messages. */
export const sentWithMessages = ({ readings }: ModelState): string => {
  const people = 'đồng nghiệp (tên, chức vụ, phòng ban)';
  return readings === null
    ? `những cuộc họp, việc cần làm và ${people} mà bạn hỏi tới`
    : `những cuộc họp, việc cần làm, ${people} và câu đã nói trong bản gỡ băng mà bạn hỏi tới`;
};
