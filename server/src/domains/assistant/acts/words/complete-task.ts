import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Pending } from '../../shared/dialogue-state.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { type Filled, mayBeTitle, saysName, type WaitedTurn } from './filled.rules.ts';
import { readAnsweredNames } from './read-answered-names.ts';
import { priorityNames } from './spoken-deadline.rules.ts';

/** A task that was asked for, with the title, the person or the day that were missing. */
export async function completeTask(
  world: ActWorld,
  scope: CompanyScope,
  { place }: ActContext,
  pending: Extract<Pending, { kind: 'task' }>,
  turn: WaitedTurn,
): Promise<Filled | null> {
  const { change, message } = turn;
  const isTitle = pending.title === '' && mayBeTitle(turn) && change.leftover !== '';
  const ownName =
    pending.assignee === '' &&
    /^(?:(?:giao|cho|chính|để|thì)\s+)*(?:tôi|mình|em|tui|anh|chị|toi|minh|chi)(?:\s+(?:tự|tu|làm|lam|lo|luôn|luon|đi|nhé|nha|thôi))*[.!]?$/iu.test(
      message.trim(),
    );
  const isAsked = pending.unclear !== null && saysName(turn, pending.unclear);
  if (!turn.isPart && !isTitle && !ownName && !isAsked) return null;
  const said = [...change.names, ...change.add];
  const asksPerson = pending.unclear !== null || pending.assignee === '';
  const [name] = said.length > 0 || !asksPerson ? said : await readAnsweredNames(world, scope, place, turn);
  const deadline = change.times[0] ?? change.until;
  const day = deadline === '' ? pending.deadline : deadline;
  const due = await world.assistantReader.read(scope, 'readDeadline', day, place.now);
  return {
    kind: 'parsed',
    asked: {
      kind: 'task',
      message,
      isCommand: false,
      words: {
        way: 'in-order',
        title: change.title || (isTitle ? message : pending.title),
        assignee: ownName ? 'tôi' : (name ?? pending.assignee),
        deadline: due,
        priority: change.priority === null ? pending.priority : priorityNames[change.priority],
      },
    },
  };
}
