import { importSizeLimit, mostImportFiles } from '@hopgon/contract/transcripts/import/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { importFile, previewFile } from '../../../data/transcripts/transcript-imports.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import type { PlacedFile } from '../../../lib/files/placed-file.ts';
import { newId } from '../../../lib/new-id.ts';
import { runInTurn } from '../../../lib/run-in-turn.ts';
import { fileProblem } from '../transcript/spoken.rules.ts';
import {
  admitFiles,
  type FileOutcome,
  firstAtPlaces,
  type ImportRow,
  isReady,
  type ReadState,
} from './import-rows.rules.ts';
import { draftOf, type TargetDraft, targetOf } from './target.rules.ts';

/** Requests beside each other: other calls of the page still find a connection. */
const [readAtOnce, sentAtOnce] = [3, 2];
const bounds = { files: mostImportFiles, bytes: importSizeLimit };

/** Null where the page was left meanwhile. */
async function readFile(placed: PlacedFile, zone: string, signal: AbortSignal): Promise<ReadState | null> {
  try {
    const preview = await previewFile(placed, signal);
    return { is: 'found', preview, draft: draftOf(preview, zone), isEdited: false };
  } catch (error) {
    if (signal.aborted) return null;
    return { is: 'refused', problem: failureText(error, 'Không thể đọc tệp này. Vui lòng thử lại.') };
  }
}

async function sendFile(
  { read, file }: ImportRow,
  {
    importId,
    zone,
    signal,
  }: { readonly importId: string; readonly zone: string; readonly signal: AbortSignal },
): Promise<FileOutcome | null> {
  if (read.is !== 'found') return null;
  try {
    const { outcome, meetingId } = await importFile(
      file,
      { importId, ...targetOf(read.draft, zone) },
      signal,
    );
    return { is: outcome, meetingId };
  } catch (error) {
    return { is: 'failed', problem: failureText(error, 'Không thể nhập tệp này. Vui lòng thử lại.') };
  }
}

/** The files of an import, and what is changed of one of them. */
function useRows() {
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const change = (path: string, next: Partial<ImportRow> | ((row: ImportRow) => Partial<ImportRow>)) =>
    setRows((before) =>
      before.map((row) =>
        row.path === path ? { ...row, ...(typeof next === 'function' ? next(row) : next) } : row,
      ),
    );
  const append = (files: readonly PlacedFile[]) =>
    setRows((before) => [
      ...before,
      ...files.map(
        (placed): ImportRow => ({ ...placed, read: { is: 'reading' }, isWanted: true, outcome: null }),
      ),
    ]);
  /** The import was undone: what was imported may be sent again. */
  const forgetImported = () =>
    setRows((before) =>
      before.map((row) => (row.outcome?.is === 'imported' ? { ...row, outcome: null } : row)),
    );
  return { rows, change, append, forgetImported, clear: () => setRows([]) };
}

/** Ends when the page is left. */
function useLeaving() {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // React may mount a page twice.
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return leaving;
}

/** The files of one import: read when they come, edited, sent, and sent again where that failed. */
export function useImport(zone: string) {
  const queryClient = useQueryClient();
  const [importId, setImportId] = useState(newId);
  const { rows, change, append, forgetImported, clear } = useRows();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [sending, setSending] = useState<AbortController | null>(null);
  const leaving = useLeaving();

  async function read(placed: PlacedFile): Promise<void> {
    const found = await readFile(placed, zone, leaving.current.signal);
    if (found) change(placed.path, { read: found });
  }
  function add(files: readonly PlacedFile[]): void {
    const { admitted, notes: said } = admitFiles(rows, files, fileProblem, bounds);
    setNotes(said);
    append(admitted);
    void runInTurn(admitted, readAtOnce, leaving.current.signal, read);
  }
  async function send(): Promise<void> {
    const first = firstAtPlaces(rows);
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, leaving.current.signal]);
    setSending(controller);
    const ready = rows.filter((row) => isReady(row, first));
    await runInTurn(ready, sentAtOnce, signal, async (row) => {
      change(row.path, { outcome: { is: 'sending' } });
      // What was sent is not stopped: the server may have it already.
      change(row.path, { outcome: await sendFile(row, { importId, zone, signal: leaving.current.signal }) });
    });
    setSending(null);
    for (const topic of ['meetings', 'transcripts'])
      void queryClient.invalidateQueries({ queryKey: [topic] });
  }
  return {
    ...{ importId, rows, notes, add, send, forgetImported },
    isSending: sending !== null,
    stop: () => sending?.abort(),
    retryReading(row: ImportRow) {
      change(row.path, { read: { is: 'reading' } });
      void read(row);
    },
    setDraft: (path: string, draft: TargetDraft) =>
      change(path, ({ read: before }) => ({
        outcome: null,
        read: before.is === 'found' ? { ...before, draft, isEdited: true } : before,
      })),
    setWanted: (path: string, isWanted: boolean) => change(path, { isWanted }),
    restart() {
      clear();
      setNotes([]);
      setImportId(newId());
    },
  };
}

export type Import = ReturnType<typeof useImport>;
