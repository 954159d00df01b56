import {
  createDerivedDocument,
  deleteDerivedDocument,
  listDerivedDocuments,
  publishDerivedDocument,
  renderDerivedFile,
} from '@hopgon/contract/minutes/derived/routes';
import type { CallInput } from '@hopgon/contract/route';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { callForFile } from '../../lib/api/call-for-file.ts';
import { useInvalidate } from '../use-invalidate.ts';
import type { EditionOf } from './edition-of.ts';

/** What was written from an edition of the minutes. */
export const derivedQuery = ({ meetingId, edition }: EditionOf) =>
  queryOptions({
    queryKey: ['minutes', 'derived', meetingId, edition],
    queryFn: ({ signal }) =>
      call(listDerivedDocuments, { params: { meetingId }, query: { edition } }, { signal }),
  });

export type NewDerived = CallInput<typeof createDerivedDocument>['body'];

type DerivedStep =
  | { readonly act: 'create'; readonly body: NewDerived; readonly key: string }
  | { readonly act: 'issue'; readonly derivedId: string; readonly key: string }
  | { readonly act: 'delete'; readonly derivedId: string };

async function runStep({ meetingId, edition }: EditionOf, step: DerivedStep): Promise<void> {
  if (step.act === 'create') {
    await call(
      createDerivedDocument,
      { params: { meetingId }, query: { edition }, body: step.body },
      { idempotencyKey: step.key },
    );
    return;
  }
  const params = { meetingId, derivedId: step.derivedId };
  if (step.act === 'delete') await call(deleteDerivedDocument, { params });
  else await call(publishDerivedDocument, { params }, { idempotencyKey: step.key });
}

export const useDerivedStep = (of: EditionOf) =>
  useMutation({
    mutationFn: (step: DerivedStep) => runStep(of, step),
    onSettled: useInvalidate(['minutes']),
  });

type DerivedFileQuery = NonNullable<CallInput<typeof renderDerivedFile>['query']>;

/** Reads a document as a file. */
export const readDerivedFile = (meetingId: string, derivedId: string, query: DerivedFileQuery) =>
  callForFile(renderDerivedFile, { params: { meetingId, derivedId }, query });
