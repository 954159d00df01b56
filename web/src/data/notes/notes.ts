import { listNotes, saveNotes } from '@hopgon/contract/live/notes/routes';
import type { Note } from '@hopgon/contract/live/notes/schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { CallFailure, failureText } from '../../lib/api/call-failure.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { mergeNotes } from './merge-notes.rules.ts';
import { createNoteSender, type NoteSender } from './note-sender.ts';
import { meetingsWithUnsentNotes, type NotePlace, type UnsentNotes, unsentNotesOf } from './unsent-notes.ts';

interface KnownNotes {
  readonly notes: readonly Note[];
  readonly revision: number;
}

/** The notes of a meeting; what was read before is kept, and only what changed since is asked for. */
export const notesQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['notes', meetingId],
    queryFn: async ({ client, signal }): Promise<KnownNotes> => {
      const before = client.getQueryData<KnownNotes>(['notes', meetingId]);
      const query = { since: before?.revision ?? 0 };
      const { notes, revision } = await call(listNotes, { params: { meetingId }, query }, { signal });
      return {
        notes: mergeNotes(client.getQueryData<KnownNotes>(['notes', meetingId])?.notes ?? [], notes),
        revision,
      };
    },
  });

/** What the server says about a row will not change by sending it again. */
function refusalIn(error: unknown): string | null {
  if (!(error instanceof CallFailure)) return null;
  const mayPass = error.status < 400 || error.status >= 500 || [401, 408, 429].includes(error.status);
  return mayPass ? null : failureText(error);
}

export interface OwnNotes {
  readonly rows: UnsentNotes;
  readonly sender: NoteSender;
}

const owned = new Map<string, OwnNotes>();

const keyOf = ({ personId, companyId, meetingId }: NotePlace) => `${personId}/${companyId}/${meetingId}`;

/** What a person writes in a meeting, and sending it; one for all components and as long as the page lives. */
export function ownNotesOf(client: QueryClient, place: NotePlace): OwnNotes {
  const { meetingId } = place;
  const key = keyOf(place);
  const known = owned.get(key);
  if (known) return known;
  const rows = unsentNotesOf(place);
  const sender = createNoteSender({
    rows,
    send: (notes) =>
      call(saveNotes, { params: { meetingId }, body: { notes: notes.map((note) => ({ ...note })) } }),
    onSaved: ({ notes }) =>
      client.setQueryData<KnownNotes>(notesQuery(meetingId).queryKey, (before) =>
        before ? { ...before, notes: mergeNotes(before.notes, notes) } : before,
      ),
    refusalIn,
    newId,
    onKeptApart: () =>
      toast.say('Dòng ghi chú này đã được sửa trên thiết bị khác. Cả hai bản được giữ thành hai dòng.'),
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  const made = { rows, sender };
  owned.set(key, made);
  return made;
}

/** Sends what a crash, a lost network or a closed tab left here, whatever page is open. */
export function sendUnsentNotes(client: QueryClient, writer: Omit<NotePlace, 'meetingId'>): void {
  for (const meetingId of meetingsWithUnsentNotes(writer)) {
    const place = { ...writer, meetingId };
    // Those that were opened before send by themselves.
    if (!owned.has(keyOf(place))) ownNotesOf(client, place).sender.retry();
  }
}
