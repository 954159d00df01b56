import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { undoItemEdit } from '../action-items/edits/undo-item-edit.ts';
import { removeActionItem } from '../action-items/remove-action-item.ts';
import { readAgenda } from '../agenda/read-agenda.ts';
import { saveAgenda } from '../agenda/save-agenda.ts';
import { cancelLetter } from '../email/cancel-letter.ts';
import { restoreAnswers } from '../meetings/people/restore-answers.ts';
import { undoResponse } from '../meetings/people/undo-response.ts';
import { undoSeries } from '../meetings/series/undo-series.ts';
import { restoreMeeting } from '../meetings/undo/restore-meeting.ts';
import { updateMeeting } from '../meetings/updates/update-meeting.ts';
import { deleteDraft } from '../minutes/document/delete-draft.ts';
import { createOwnNote } from '../own-notes/create-own-note.ts';
import { deleteOwnNote } from '../own-notes/delete-own-note.ts';
import { cancelPoll } from '../scheduling/polls/cancel-poll.ts';
import type { DoneChange } from './shared/done-change.rules.ts';

export type UndoWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'limiter' | 'newId'>;

/** Undoes what a confirmed card did, the last first; refused where somebody changed it since. */
export async function undoChange(
  world: UndoWorld,
  scope: CompanyScope,
  done: readonly DoneChange[],
): Promise<void> {
  for (const one of done.toReversed()) await undoOne(world, scope, one);
}

async function undoOne(world: UndoWorld, scope: CompanyScope, done: DoneChange): Promise<void> {
  switch (done.kind) {
    case 'meeting':
      return undoSeries(world, scope, done.id);
    case 'task':
      return removeActionItem(world, scope, done.id);
    case 'minutes':
      await deleteDraft(world, scope, done.id);
      return;
    case 'cancellation':
      return restoreMeeting(world, scope, done.id);
    case 'answer':
      return undoResponse(world, scope, done.id, {
        answer: done.was,
        reason: done.reason ?? '',
        answeredAt: done.answeredAt ?? null,
      });
    case 'note':
      await deleteOwnNote(scope, done.id);
      return;
    case 'poll':
      await cancelPoll(world, scope, done.id, '');
      return;
    case 'note-delete': {
      // A reminder whose time is over comes back as a note.
      const isAhead = done.at !== null && done.at > world.clock.now().toISOString();
      await createOwnNote(world, scope, {
        text: done.text,
        remindAt: isAhead && done.at !== null ? new Date(done.at) : null,
      });
      return;
    }
    case 'mail':
      return cancelLetter(scope, done.id);
    case 'agenda': {
      const { version, items } = await readAgenda(scope, done.id);
      if (done.before) {
        // It puts back all items, so nobody else may have saved any since.
        await saveAgenda(world, scope, done.id, { version: done.version ?? version, items: done.before });
        return;
      }
      const kept = items
        .filter(({ id }) => !done.addedIds.includes(id))
        .map(({ presenter, ...item }) => ({ ...item, presenterId: presenter?.userId ?? null }));
      await saveAgenda(world, scope, done.id, { version, items: kept });
      return;
    }
    case 'meeting-change': {
      const { version, startsAt, endsAt, participants, title, place } = done;
      await updateMeeting(world, scope, done.id, {
        version,
        startsAt,
        endsAt,
        ...(participants && { participants: [...participants] }),
        ...(title !== undefined && { title }),
        ...place,
        makeJoinUrl: false,
        allowClashes: true,
      });
      if (done.removed) await restoreAnswers(world, scope, done.id, done.removed);
      return;
    }
    case 'task-change':
      await undoItemEdit(world, scope, done.editId);
  }
}
