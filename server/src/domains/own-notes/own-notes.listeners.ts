import type { World } from '../../platform/world.ts';
import { ownNoteDue } from './own-notes.jobs.ts';
import { sendDueNote } from './send-due-note.ts';

export function listenOwnNotes(world: World): void {
  world.jobs.define(ownNoteDue, (scope, { noteId }) => sendDueNote(world, scope, noteId));
}
