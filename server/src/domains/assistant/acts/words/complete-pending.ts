import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Pending } from '../../shared/dialogue-state.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { completeAct } from './complete-act.ts';
import { completeSchedule } from './complete-schedule.ts';
import { completeTask } from './complete-task.ts';
import type { Filled, WaitedTurn } from './filled.rules.ts';

/** What was asked for with the gap that a message fills; null where the message fills none. */
export function completePending(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  pending: Pending,
  turn: WaitedTurn,
): Promise<Filled | null> | null {
  switch (pending.kind) {
    case 'schedule':
      return completeSchedule(world, scope, context, pending, turn);
    case 'task':
      return completeTask(world, scope, context, pending, turn);
    case 'act':
      return completeAct(world, scope, context, pending, turn);
    case 'intent':
      // Its answer is read with the message it is about.
      return null;
  }
}
