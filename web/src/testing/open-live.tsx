import { readCompany } from '@hopgon/contract/companies/routes';
import { listMotions } from '@hopgon/contract/live/motions/routes';
import type { Motion } from '@hopgon/contract/live/motions/schemas';
import { listNotes, saveNotes } from '@hopgon/contract/live/notes/routes';
import type { Note } from '@hopgon/contract/live/notes/schemas';
import { joinLiveMeeting, readLiveMeeting, recordAttendance } from '@hopgon/contract/live/routes';
import type { LiveMeeting, LivePerson } from '@hopgon/contract/live/schemas';
import { readMeeting } from '@hopgon/contract/meetings/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { page } from 'vitest/browser';
import { LiveRoom } from '../features/live/live-room.tsx';
import type { Api } from './answer-calls.ts';
import { renderInApp } from './render-in-app.tsx';
import { company, idOf, me, meetingOf, wholeMeetingOf } from './sample-data.ts';

const liveMeeting = wholeMeetingOf(meetingOf(7, { title: 'Giao ban xưởng tuần 47', status: 'ongoing' }));

export const livePersonOf = (number: number, name: string, rest: Partial<LivePerson> = {}): LivePerson => ({
  ...{ id: idOf(number), isMember: true, name, part: 'attendee', attendance: 'unrecorded', reason: '' },
  ...{ stays: [], isPresent: false, isVisiting: false },
  ...rest,
});

/** A meeting that runs, with one agenda item, as its chair sees it. */
const liveOf = (rest: Partial<LiveMeeting>): LiveMeeting => {
  const now = new Date();
  const from = new Date(now.getTime() - 60_000).toISOString();
  return {
    ...{
      meetingId: liveMeeting.id,
      state: 'running',
      startedAt: from,
      endedAt: null,
      now: now.toISOString(),
    },
    items: [
      {
        ...{
          id: idOf(50),
          title: 'An toàn máy cưa',
          minutes: 10,
          extraMinutes: 0,
          presenter: null,
          note: '',
        },
        spans: [{ from, to: null }],
      },
    ],
    currentItemId: idOf(50),
    people: [livePersonOf(1, me.displayName, { part: 'chair' })],
    ...{ speakers: [], quorum: { present: 0, of: 1, needed: 1, isMet: false, share: null } },
    can: { run: true, start: true },
    ...rest,
  };
};

/** Opens the page of a meeting that is held; notes are kept as the calls say. */
export async function openLive(
  api: Api,
  rest: Partial<LiveMeeting> = {},
  written: readonly Note[] = [],
  motions: readonly Motion[] = [],
) {
  const notes = new Map(written.map((note) => [note.id, note]));
  api.reply(readMe, () => me);
  api.reply(readCompany, () => company);
  api.reply(readMeeting, () => liveMeeting);
  api.reply(readLiveMeeting, () => liveOf(rest));
  api.reply(joinLiveMeeting, () => ({ visitorIds: [me.id] }));
  api.reply(listMotions, () => ({ motions: [...motions], can: { open: true } }));
  api.reply(listNotes, () => ({ notes: [...notes.values()], revision: notes.size }));
  api.reply(recordAttendance, () => liveOf(rest));
  const acceptNotes = () =>
    api.reply(saveNotes, ({ body }) => {
      const saved = saveNotes.body.parse(body).notes.map((note) => {
        const author = { userId: me.id, displayName: me.displayName };
        const stored = {
          ...note,
          author,
          createdAt: notes.get(note.id)?.createdAt ?? new Date().toISOString(),
        };
        notes.set(note.id, stored);
        return stored;
      });
      return { notes: saved, refused: [], replaced: [] };
    });
  acceptNotes();
  // All columns in sight.
  await page.viewport(1440, 900);
  const { queryClient } = await renderInApp(<LiveRoom meetingId={liveMeeting.id} />);
  return {
    acceptNotes,
    /** What the server has, as kind and text. */
    stored: () =>
      [...notes.values()].filter((note) => !note.isDeleted).map(({ kind, text }) => `${kind}: ${text}`),
    /** The server says that something changed. */
    wake: () => void queryClient.invalidateQueries({ queryKey: ['notes'] }),
  };
}
