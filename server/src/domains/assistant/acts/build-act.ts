import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { say } from '../render/reply.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOutcome } from './act-outcome.rules.ts';
import { buildAnswer } from './build-answer.ts';
import { buildAgendaItems } from './cards/build-agenda-items.ts';
import { buildCancellation } from './cards/build-cancellation.ts';
import { buildInvitation } from './cards/build-invitation.ts';
import { buildLateNotice } from './cards/build-late-notice.ts';
import { buildLength } from './cards/build-length.ts';
import { buildLetter } from './cards/build-letter.ts';
import { buildMove } from './cards/build-move.ts';
import { buildNote } from './cards/build-note.ts';
import { buildNoteDeletion } from './cards/build-note-deletion.ts';
import { buildNudge } from './cards/build-nudge.ts';
import { buildPlaceChange } from './cards/build-place-change.ts';
import { buildPoll } from './cards/build-poll.ts';
import { buildReminder } from './cards/build-reminder.ts';
import { buildReminderBefore } from './cards/build-reminder-before.ts';
import { buildRename } from './cards/build-rename.ts';
import { buildTaskChange } from './cards/build-task-change.ts';
import { sayUnchanged } from './unchanged.rules.ts';
import { withBeside } from './with-beside.rules.ts';

/** The result of an act that words ask for: nothing is written before its card is confirmed, and it names what it leaves undone. */
export async function buildAct(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: SpokenAct,
): Promise<ActOutcome> {
  const outcome = await buildKind(world, scope, context, act);
  if (outcome.kind !== 'change') return outcome;
  const unchanged = sayUnchanged(outcome.change);
  if (unchanged !== null)
    return { kind: 'say', reply: say(unchanged), mentions: outcome.mentions, isUnfound: true };
  return { ...outcome, change: withBeside(outcome.change, act.beside ?? []) };
}

function buildKind(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: SpokenAct,
): Promise<ActOutcome> | ActOutcome {
  switch (act.kind) {
    case 'move':
      return buildMove(world, scope, context, act);
    case 'prolong':
      return buildLength(world, scope, context, act);
    case 'cancel':
      return buildCancellation(world, scope, context, act);
    case 'invite':
      return buildInvitation(world, scope, context, act);
    case 'change-place':
      return buildPlaceChange(world, scope, context, act);
    case 'rename':
      return buildRename(world, scope, context, act);
    case 'respond':
      return buildAnswer(world, scope, context, act);
    case 'come-late':
      return buildLateNotice(world, scope, context, act);
    case 'agenda':
      return buildAgendaItems(world, scope, context, act);
    case 'task':
      return buildTaskChange(world, scope, context, act);
    case 'remind':
      return buildReminder(world, scope, context, act);
    case 'remind-before':
      return buildReminderBefore(world, scope, context, act);
    case 'note':
      return buildNote(world, scope, context, act);
    case 'delete-note':
      return buildNoteDeletion(world, scope, context, act);
    case 'poll':
      return buildPoll(world, scope, context, act);
    case 'letter':
      return buildLetter(world, scope, context, act);
    case 'nudge':
      return buildNudge(world, scope, context, act);
  }
}
