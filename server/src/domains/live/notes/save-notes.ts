import { Failure } from '@hopgon/contract/failure';
import { mostNotes } from '@hopgon/contract/live/notes/limits';
import type { saveNotes as route } from '@hopgon/contract/live/notes/routes';
import type { BodyOf, ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { lockLiveMeeting } from '../course/lock-live-meeting.ts';
import { notifyRoom } from '../course/notify-room.ts';
import '../live.events.ts';
import { limitNotes } from '../live.limits.ts';
import { livePolicy } from '../live.policy.ts';
import { liveStore } from '../live.store.ts';
import { columnsOf, newestOfEach, unseenRows } from './note-columns.rules.ts';
import { presentNote } from './notes.presenter.ts';
import { noteStore } from './notes.store.ts';

type SaveWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'limiter'>;

/** Saves rows of the caller. The meeting is held meanwhile, so revisions appear in the order of their numbers. */
export async function saveNotes(
  world: SaveWorld,
  scope: CompanyScope,
  { meetingId, notes }: BodyOf<typeof route> & { readonly meetingId: string },
): Promise<ReplyOf<typeof route>> {
  const authorId = scope.actor.userId;
  await limitNotes(world.limiter, authorId);
  return scope.transaction(async (tx) => {
    const { row, meeting, key } = await lockLiveMeeting(world, tx, { meetingId, right: livePolicy.enter });
    if (row.started_at === null) throw new Failure('live_not_started');
    const now = world.clock.now();
    const until = row.ended_at ?? now;
    const surroundings = {
      elapsed: Math.max(0, Math.floor((until.getTime() - row.started_at.getTime()) / 1000)),
      memberIds: new Set(meeting.participants.map(({ userId }) => userId)),
    };
    const rows = newestOfEach(notes).map((note) => columnsOf(note, surroundings));
    const ids = rows.map(({ id }) => id);
    const known = await noteStore.listByIds(tx.db, meetingId, ids);
    if ((await noteStore.count(tx.db, meetingId)) + ids.length - known.length > mostNotes)
      throw new Failure('notes_full');
    const revision = row.notes_revision + 1;
    await noteStore.save(tx.db, key, rows, { authorId, revision, now });
    await liveStore.update(tx.db, meetingId, { notes_revision: revision });
    notifyRoom(world, tx, meeting, ['notes']);
    await world.bus.emit(tx, 'live.notes-saved', { companyId: key.companyId, meetingId });
    const stored = await noteStore.listByIds(tx.db, meetingId, ids);
    return {
      replaced: unseenRows(notes, known)
        .filter(({ author_id }) => author_id === authorId)
        .map(presentNote),
      notes: stored.filter(({ author_id }) => author_id === authorId).map(presentNote),
      refused: stored.flatMap(({ id, author_id }) => (author_id === authorId ? [] : [id])),
    };
  });
}
