import {
  createCalendarFeed,
  importCalendar,
  importCalendarReply,
  previewImport,
  readCalendarFeed,
  readInvitation,
  renderInvitationLetter,
  respondByLink,
  revokeCalendarFeed,
  undoImport,
} from '@hopgon/contract/calendar/routes';
import type { CallInput } from '@hopgon/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** The invitation of a signed link, for anyone who has the link, signed in or not. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token } }, { signal }),
    retry: false,
  });

type Answered =
  | { readonly by: 'button'; readonly body: CallInput<typeof respondByLink>['body'] }
  | { readonly by: 'calendar'; readonly body: CallInput<typeof importCalendarReply>['body'] };

export function useAnswerByLink(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Answered) =>
      given.by === 'button'
        ? call(respondByLink, { body: given.body })
        : call(importCalendarReply, { body: given.body }),
    onSuccess: (invitation) => queryClient.setQueryData(invitationQuery(token).queryKey, invitation),
    // The meeting may have moved since it was read.
    onError: () => queryClient.invalidateQueries({ queryKey: invitationQuery(token).queryKey }),
  });
}

export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(readCalendarFeed, {}, { signal }),
});

export function useCreateFeed() {
  const invalidate = useInvalidate(['calendar-feed']);
  return useMutation({ mutationFn: () => call(createCalendarFeed, {}), onSuccess: invalidate });
}

export function useDropFeed() {
  const invalidate = useInvalidate(['calendar-feed']);
  return useMutation({ mutationFn: () => call(revokeCalendarFeed, {}), onSuccess: invalidate });
}

function formWith(file: File): FormData {
  const body = new FormData();
  body.append('file', file);
  return body;
}

/** What a file would make; nothing is kept. */
export const usePreviewImport = () =>
  useMutation({ mutationFn: (file: File) => call(previewImport, { body: formWith(file) }) });

interface Importing {
  readonly file: File;
  /** Places of the events that are not wanted. */
  readonly except: readonly number[];
  readonly idempotencyKey: string;
}

export function useImportCalendar() {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: ({ file, except, idempotencyKey }: Importing) =>
      call(
        importCalendar,
        { body: formWith(file), query: { except: except.length > 0 ? except.join(',') : undefined } },
        { idempotencyKey },
      ),
    onSuccess: () => void invalidate(),
  });
}

export function useUndoImport() {
  const invalidate = useInvalidate(['meetings']);
  return useMutation({
    mutationFn: (importId: string) => call(undoImport, { params: { importId } }),
    onSuccess: () => void invalidate(),
  });
}

type LetterWanted = Required<CallInput<typeof renderInvitationLetter>>['query'];

/** Saves the invitation of a meeting as a letter to print. */
export const useSaveLetter = (meetingId: string) =>
  useMutation({
    mutationFn: async (query: LetterWanted) =>
      saveFile(await callForFile(renderInvitationLetter, { params: { meetingId }, query })),
  });
