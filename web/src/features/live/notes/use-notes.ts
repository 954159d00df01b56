import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type ShownNote, shownNotes } from '../../../data/notes/merge-notes.rules.ts';
import { notesQuery, ownNotesOf } from '../../../data/notes/notes.ts';
import type { UnsentNote } from '../../../data/notes/unsent-notes.ts';
import { useWriter } from '../../../data/use-writer.ts';
import { newId } from '../../../lib/new-id.ts';
import { startRow } from './open-row.rules.ts';

/** The notes of a meeting with what the person writes in it, and how to write. */
export function useNotes(meetingId: string) {
  const queryClient = useQueryClient();
  const { me, writer } = useWriter();
  const { personId, companyId } = writer;
  const { rows, sender } = useMemo(
    () => ownNotesOf(queryClient, { personId, companyId, meetingId }),
    [queryClient, personId, companyId, meetingId],
  );
  const { data, error, refetch } = useQuery(notesQuery(meetingId));
  const unsent = useSyncExternalStore(rows.subscribe, rows.list);
  const sending = useSyncExternalStore(sender.subscribe, sender.sending);
  /** The newest version of each row that was written here. */
  const written = useRef(new Map<string, number>());
  const [open, setOpen] = useState(() => startRow(newId()));
  // What a crash or a lost network left here goes out when the page is there again.
  useEffect(() => {
    if (rows.list().length > 0) sender.retry();
    const retry = () => sender.retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [rows, sender]);
  const notes = useMemo<ShownNote[]>(
    () => shownNotes(data?.notes ?? [], unsent, { userId: me.id, displayName: me.displayName }),
    [data, unsent, me.id, me.displayName],
  );
  const write = (note: Omit<UnsentNote, 'version'> & { readonly version?: number }) => {
    const stored = queryClient.getQueryData(notesQuery(meetingId).queryKey)?.notes ?? [];
    const known = [...rows.list(), ...stored].filter(({ id }) => id === note.id);
    const version = Math.max(0, ...known.map((each) => each.version)) + 1;
    // Who writes has not seen what another device wrote into the row since it was opened.
    const base = Math.max(note.version ?? 0, written.current.get(note.id) ?? 0);
    written.current.set(note.id, version);
    const { id, kind, text, agendaItemId, second, assigneeId, deadline, isDeleted } = note;
    rows.write({ id, kind, text, agendaItemId, second, assigneeId, deadline, isDeleted, version, base });
    sender.schedule();
  };
  const isLoaded = data !== undefined;
  return { notes, unsent, sending, open, setOpen, write, error: isLoaded ? null : error, isLoaded, refetch };
}

export type NotesState = ReturnType<typeof useNotes>;
