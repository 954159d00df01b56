import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { applyWordsToChange } from './apply-words-to-change.ts';
import { applyWordsToMeeting } from './apply-words-to-meeting.ts';
import { applyWordsToNote } from './apply-words-to-note.ts';
import { applyWordsToPoll } from './apply-words-to-poll.ts';
import { applyWordsToTask } from './apply-words-to-task.ts';
import { applyWordsToTaskChange } from './apply-words-to-task-change.ts';
import type { CardAnswer } from './card-answer.rules.ts';

/** The card with what words change of it; null where they change nothing that it has. */
export async function applyWords(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: CardChange,
  spoken: SpokenChange,
): Promise<CardAnswer | null> {
  if (change.kind === 'several') return changeOneOf(world, scope, context, change.changes, spoken);
  switch (change.kind) {
    case 'meeting':
      return applyWordsToMeeting(world, scope, context, change, spoken);
    case 'action-item':
      return applyWordsToTask(world, scope, context, change, spoken);
    case 'task-change':
      return applyWordsToTaskChange(world, scope, context, change, spoken);
    case 'meeting-change':
      return applyWordsToChange(world, scope, context, change, spoken);
    case 'note':
      return applyWordsToNote(context, change, spoken);
    case 'poll':
      return applyWordsToPoll(world, scope, context, change, spoken);
    case 'meeting-cancel':
    case 'answer':
    case 'agenda':
    case 'minutes':
    case 'mail':
    case 'note-delete':
      return null;
  }
}

/** Of several the last that the words fit is meant. */
async function changeOneOf(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  changes: readonly SingleChange[],
  spoken: SpokenChange,
): Promise<CardAnswer | null> {
  for (const [at, one] of [...changes.entries()].toReversed()) {
    const answer = await applyWords(world, scope, context, one, spoken);
    if (answer === null) continue;
    if (answer.kind !== 'changed' || answer.change.kind === 'several') return answer;
    return { kind: 'changed', change: { kind: 'several', changes: changes.with(at, answer.change) } };
  }
  return null;
}
