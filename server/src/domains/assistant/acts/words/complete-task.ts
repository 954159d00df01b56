import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Pending } from '../../shared/dialogue-state.rules.ts';
import { priorityNames } from '../../shared/priority-names.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { chosenByWork } from './chosen-by-work.rules.ts';
import { type Filled, mayBeTitle, saysName, type WaitedTurn } from './filled.rules.ts';
import { readAnsweredNames } from './read-answered-names.ts';

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
  const ownName = isKept(pending, turn);
  const chosen = chosenByWork(place, pending, message);
  const isAsked = chosen !== null || (pending.unclear !== null && saysName(turn, pending.unclear));
  if (!turn.isPart && !isTitle && !ownName && !isAsked) return null;
  const said = chosen === null ? [...change.names, ...change.add] : [chosen];
  const [name] =
    said.length > 0 || !asksPerson(pending) ? said : await readAnsweredNames(world, scope, place, turn);
  const day = (change.times[0] ?? change.until) || pending.deadline;
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
        priority: priorityAfter(pending, turn),
      },
    },
  };
}

/** Who asks for a task keeps it. */
const isKept = ({ assignee }: Extract<Pending, { kind: 'task' }>, { words, message }: WaitedTurn): boolean =>
  words.keepsIt || (assignee === '' && keepsIt.test(message.trim()));

const keepsIt =
  /^(?:(?:giao|cho|chính|để|thì)\s+)*(?:tôi|mình|em|tui|anh|chị|toi|minh|chi)(?:\s+(?:tự|tu|làm|lam|lo|luôn|luon|đi|nhé|nha|thôi))*[.!]?$/iu;

const asksPerson = ({ unclear, assignee }: Extract<Pending, { kind: 'task' }>): boolean =>
  unclear !== null || assignee === '';

const priorityAfter = (
  { priority }: Extract<Pending, { kind: 'task' }>,
  { change }: WaitedTurn,
): Extract<Pending, { kind: 'task' }>['priority'] =>
  change.priority === null ? priority : priorityNames[change.priority];
