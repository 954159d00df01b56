import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Pending } from '../../shared/dialogue-state.rules.ts';
import { isPart } from '../../shared/intent-groups.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { type Filled, mayBeTitle, type WaitedTurn } from './filled.rules.ts';

/** An order with the meeting, the task, the person or the time that was asked for. */
export async function completeAct(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { act, options }: Extract<Pending, { kind: 'act' }>,
  turn: WaitedTurn,
): Promise<Filled | null> {
  const chosen = await chooseOption(world, scope, options, turn);
  if (chosen !== null) {
    const isPerson = context.place.people.some(({ userId }) => userId === chosen.id);
    const times = await readTimesOf(world, scope, context, act);
    return isPerson
      ? { kind: 'act', act: namePerson(act, chosen.label), context: { ...context, times } }
      : { kind: 'act', act, context: { ...context, times, chosenId: chosen.id } };
  }
  if (act.kind === 'rename' && act.title === '')
    return mayBeTitle(turn) ? { kind: 'act', act: { ...act, title: turn.message }, context } : null;
  const named = options.length > 0 ? nameMeant(act, turn) : null;
  if (named !== null) {
    const times = { ...(await readTimesOf(world, scope, context, act)), ...turn.times };
    return { kind: 'act', act: named, context: { ...context, times } };
  }
  const said = turn.change.times[0] ?? turn.change.until;
  if (!turn.isPart || said === '' || said === undefined) return null;
  const timed = giveTime(act, said);
  if (timed === null) return null;
  return {
    kind: 'act',
    act: timed,
    context: { ...context, times: { ...(await readTimesOf(world, scope, context, act)), ...turn.times } },
  };
}

/** The act of another meeting or task than those that were offered: "họp kho á". */
function nameMeant(
  act: SpokenAct,
  { kind, change: { leftover, times, names } }: WaitedTurn,
): SpokenAct | null {
  // "Cái 10h" is a meeting, but of a move that says no time yet it is when to.
  const isTime = times.length > 0 && !('to' in act && act.to === '');
  if (kind !== 'fill-gap' || (leftover === '' && !isTime)) return null;
  switch (act.kind) {
    case 'task':
      return leftover === '' ? null : { ...act, words: leftover, isNamed: false };
    case 'move':
    case 'prolong':
    case 'cancel':
    case 'invite':
    case 'change-place':
    case 'rename':
    case 'respond':
    case 'come-late':
    case 'agenda':
    case 'remind-before':
      return { ...act, words: leftover, times, people: names, isNamed: false };
    default:
      return null;
  }
}

const leastFit = 0.55;

async function chooseOption(
  world: ActWorld,
  scope: CompanyScope,
  options: readonly { readonly id: string; readonly label: string }[],
  { message, kind, isFollowUp }: WaitedTurn,
) {
  if (options.length === 0 || isFollowUp) return null;
  const same = options.find(({ label }) => label === message);
  if (same || !isPart(kind)) return same ?? null;
  const candidates = options.map(({ id, label }) => ({ id, title: label }));
  const ranked = await world.assistantReader.read(scope, 'rankByWords', message, candidates, []);
  const [best, second] = ranked.toSorted((left, right) => right.score - left.score);
  if (!best || best.score < leastFit || (second && second.score > best.score - 0.1)) return null;
  return options.find(({ id }) => id === best.id) ?? null;
}

/** The act's own times, read again: they were said in an earlier message. */
async function readTimesOf(
  world: ActWorld,
  scope: CompanyScope,
  { place, times }: ActContext,
  act: SpokenAct,
): Promise<ActContext['times']> {
  const said = [
    ...('times' in act ? act.times : []),
    ...('to' in act && act.kind !== 'letter' ? [act.to] : []),
    ...('deadline' in act ? [act.deadline] : []),
    ...('at' in act ? [act.at] : []),
  ].filter(Boolean);
  const read = { ...times };
  for (const one of said)
    read[one] = await world.assistantReader.read(scope, 'readSpokenTime', one, place.now);
  return read;
}

function giveTime(act: SpokenAct, said: string): SpokenAct | null {
  switch (act.kind) {
    case 'move':
    case 'prolong':
      return { ...act, to: said };
    case 'remind':
      return { ...act, at: said };
    case 'task':
      return { ...act, deadline: said };
    default:
      return null;
  }
}

function namePerson(act: SpokenAct, name: string): SpokenAct {
  switch (act.kind) {
    case 'invite':
      return act.add.length > 0
        ? { ...act, add: [...act.add.slice(0, -1), name] }
        : { ...act, remove: [name] };
    case 'task':
      return { ...act, assignee: name };
    case 'nudge':
      return { ...act, person: name };
    case 'letter':
      return { ...act, to: name };
    case 'poll':
      return { ...act, people: [...act.people.slice(0, -1), name] };
    default:
      return act;
  }
}
