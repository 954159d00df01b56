import type { CardChange } from '@hopgon/contract/chat/changes';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind, MessageState } from '@hopgon/engine/intent/intent';
import type { Pending } from './dialogue-state.rules.ts';

/** What stands before a message, as the model for its kind knows it: a question asked back, else an open card, else what was asked for last. */
export function messageState(
  pending: Pending | null,
  openChange: CardChange | null,
  lastKind: IntentKind | null,
): MessageState {
  if (pending !== null) return { kind: 'asked', of: askedFor(pending) };
  if (openChange !== null) return { kind: 'card', of: kindOfCard(openChange) };
  return lastKind === null ? null : { kind: 'after', of: lastKind };
}

/** What an act is asked for where it lacks no choice; of others a time. */
const missingOf: Readonly<Partial<Record<SpokenAct['kind'], string>>> = { rename: 'title', task: 'deadline' };

function askedFor(pending: Pending): string {
  switch (pending.kind) {
    case 'schedule':
      if (pending.unclear !== null || pending.request.people === '') return 'people';
      return pending.request.time === '' ? 'time' : 'title';
    case 'task':
      if (pending.unclear !== null || pending.assignee === '') return 'people';
      return pending.title === '' ? 'title' : 'deadline';
    case 'act':
      return pending.options.length > 0 ? 'which' : (missingOf[pending.act.kind] ?? 'time');
    case 'intent':
      return 'which';
  }
}

/** The kind of message that asks for such a card. */
function kindOfCard(change: CardChange): IntentKind {
  switch (change.kind) {
    case 'meeting':
      return 'schedule';
    case 'several':
      return change.changes[0] === undefined ? 'schedule' : kindOfCard(change.changes[0]);
    case 'action-item':
      return 'task';
    case 'minutes':
      return 'minutes';
    case 'meeting-change':
      return kindOfMeetingChange(change);
    case 'meeting-cancel':
      return 'cancel';
    case 'answer':
      return ({ accepted: 'respond-yes', declined: 'respond-no', tentative: 'respond-maybe' } as const)[
        change.answer
      ];
    case 'agenda':
      return 'agenda-add';
    case 'task-change':
      return kindOfTaskChange(change);
    case 'note':
      return change.at === null ? 'note' : 'remind';
    case 'note-delete':
      return 'delete-note';
    case 'poll':
      return 'poll';
    case 'mail':
      return 'letter';
  }
}

function kindOfMeetingChange({
  time,
  place,
  newTitle,
  add,
}: Extract<CardChange, { kind: 'meeting-change' }>): IntentKind {
  if (time !== null) return time.isLength ? 'prolong' : 'move';
  if (place) return 'change-place';
  if (newTitle !== undefined) return 'rename';
  return add.length > 0 ? 'invite' : 'uninvite';
}

function kindOfTaskChange({
  state,
  deadline,
  assignee,
}: Extract<CardChange, { kind: 'task-change' }>): IntentKind {
  if (state !== null)
    return ({ accepted: 'task-accept', declined: 'task-decline', done: 'task-done' } as const)[state];
  if (deadline !== null) return 'task-deadline';
  return assignee === null ? 'task-priority' : 'task-assign';
}
