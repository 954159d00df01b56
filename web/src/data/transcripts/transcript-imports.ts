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
  | { readonly title: string; readonly startsAt: string; readonly endsAt: string };

/** Imports one file; sent twice it comes once. */
export function importFile(
  { file }: PlacedFile,
  importId: string,
  target: ImportTarget,
  signal?: AbortSignal,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ importId, ...target })) form.append(name, value);
  form.append('file', file);
  return call(importTranscript, { body: form }, { signal });
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
