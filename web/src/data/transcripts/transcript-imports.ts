import type { Visibility } from '@hopgon/contract/meetings/schemas';
import {
  importTranscript,
  listTranscriptImports,
  previewTranscript,
  readTranscriptImport,
  undoTranscriptImport,
} from '@hopgon/contract/transcripts/import/routes';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { PlacedFile } from '../../lib/files/placed-file.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** What a file says of its meeting; nothing of it is stored. */
export function previewFile({ file, path }: PlacedFile, signal?: AbortSignal) {
  const form = new FormData();
  form.append('path', path);
  form.append('savedAt', new Date(file.lastModified).toISOString());
  form.append('file', file);
  return call(previewTranscript, { body: form }, { signal });
}

/** The id of a meeting, or the meeting to create. */
export type ImportTarget =
  | { readonly meetingId: string }
  | {
      readonly title: string;
      readonly startsAt: string;
      readonly endsAt: string;
      readonly visibility: Visibility;
    };

/** Imports a file, as one of an import or by itself; sent twice it comes once. */
export function importFile(
  file: File,
  target: ImportTarget & { readonly importId?: string },
  signal?: AbortSignal,
) {
  const form = new FormData();
  // The server reads the fields as they come: where it goes stands before the file.
  for (const [name, value] of Object.entries(target)) form.append(name, value);
  form.append('file', file);
  return call(importTranscript, { body: form }, { signal });
}

/** Brings one file into its meeting, or into one that is made with it. */
export function useBringTranscript() {
  const invalidate = useInvalidate(['meetings'], ['transcripts']);
  return useMutation({
    mutationFn: ({ file, target }: { readonly file: File; readonly target: ImportTarget }) =>
      importFile(file, target),
    onSettled: invalidate,
  });
}

export const importsQuery = queryOptions({
  queryKey: ['transcripts', 'imports'],
  queryFn: ({ signal }) => call(listTranscriptImports, {}, { signal }),
});

export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['transcripts', 'import', importId],
    queryFn: ({ signal }) => call(readTranscriptImport, { params: { importId } }, { signal }),
  });

export function useUndoTranscriptImport() {
  const invalidate = useInvalidate(['transcripts'], ['meetings']);
  return useMutation({
    mutationFn: (importId: string) => call(undoTranscriptImport, { params: { importId } }),
    onSettled: invalidate,
  });
}
