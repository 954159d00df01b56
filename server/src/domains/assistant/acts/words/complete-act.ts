import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Option, Pending } from '../../shared/dialogue-state.rules.ts';
import { isSurelyOther } from '../../shared/intent-groups.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { type Filled, mayBeTitle, type WaitedTurn } from './filled.rules.ts';
import { findOption } from './find-option.ts';

/** An order with the meeting, the task, the person or the time that was asked for. */
export async function completeAct(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { act, options }: Extract<Pending, { kind: 'act' }>,
  turn: WaitedTurn,
): Promise<Filled | null> {
  const everybody = isEveryOption(options, turn) ? nameEverybody(act, options) : null;
  if (everybody !== null)
    return {
      kind: 'act',
      act: everybody,
      context: { ...context, times: await readTimesOf(world, scope, context, act) },
    };
  const chosen = await findOption(world, scope, context, options, turn);
  if (chosen !== null) {
    const isPerson = context.place.people.some(({ userId }) => userId === chosen.id);
    const times = await readTimesOf(world, scope, context, act);
    return isPerson
      ? { kind: 'act', act: namePerson(act, chosen.label), context: { ...context, times } }
      : { kind: 'act', act, context: { ...context, times, chosenId: chosen.id } };
  }
  if (act.kind === 'rename' && act.title === '')
    return mayBeTitle(turn) ? { kind: 'act', act: { ...act, title: turn.message }, context } : null;
  const filled = fillGap(act, options, turn);
  if (filled === null) return null;
  const times = { ...(await readTimesOf(world, scope, context, act)), ...turn.times };
  return { kind: 'act', act: filled, context: { ...context, times } };
}

/** "Cả hai": each of those who were offered. */
const isEveryOption = (options: readonly Option[], { message }: WaitedTurn): boolean =>
  options.length > 1 && message === options.map(({ label }) => label).join(', ');

function nameEverybody(act: SpokenAct, options: readonly Option[]): SpokenAct | null {
  const names = options.map(({ label }) => label);
  switch (act.kind) {
    case 'invite':
      return act.add.length > 0
        ? { ...act, add: [...act.add.slice(0, -1), ...names] }
        : { ...act, remove: names };
    case 'poll':
      return { ...act, people: [...act.people.slice(0, -1), ...names] };
    case 'letter':
      return { ...act, to: names.join(', ') };
    default:
      return null;
  }
}

/** The act with what it lacked: what is to be written, the meeting it is of, a time or a length. */
function fillGap(act: SpokenAct, options: readonly Option[], turn: WaitedTurn): SpokenAct | null {
  const dictated = act.kind === 'nudge' && act.words === '' ? dictateTo(act.person, turn) : null;
  const named = options.length > 0 || lacksMeeting(act) ? nameMeant(act, turn) : null;
  return dictated ?? named ?? (turn.isPart ? (giveTime(act, turn) ?? giveMinutes(act, turn)) : null);
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

/** What is to be written to somebody, as it was asked for; a sure order of something else is none. */
function dictateTo(to: string, { message, kind, score, act, words }: WaitedTurn): SpokenAct | null {
  if (words.asks || words.stance !== null || isSurelyOther({ kind, score, act })) return null;
  const text = message
    .replace(
      /^[\s,]*(?:(?:nói|nhắn|nhắc|bảo|báo|ghi|viết|hỏi|noi|nhan|nhac|bao)\s+)?(?:(?:ảnh|chỉ|anh ấy|chị ấy|nó|với|là|rằng|la)\s+)*/iu,
      '',
    )
    .trim();
  return text === '' ? null : { kind: 'letter', to, text };
}

/** Whether no meeting is named that an act is about. */
const lacksMeeting = (act: SpokenAct): boolean =>
  'words' in act && 'times' in act && act.words === '' && act.times.length + act.people.length === 0;

/** A length, where one was asked for. */
function giveMinutes(act: SpokenAct, { change: { minutes, more }, words }: WaitedTurn): SpokenAct | null {
  const said = minutes ?? more ?? words.before;
  if (said === null) return null;
  switch (act.kind) {
    case 'prolong':
      return { ...act, minutes: more, lasts: minutes };
    case 'come-late':
    case 'remind-before':
      return { ...act, minutes: said };
    default:
      return null;
  }
}

function giveTime(act: SpokenAct, { change }: WaitedTurn): SpokenAct | null {
  const said = change.times[0] ?? change.until;
  if (said === '') return null;
  switch (act.kind) {
    case 'move':
    case 'prolong':
      return { ...act, to: said };
    case 'remind':
      return { ...act, at: said };
    case 'poll':
      return {
        ...act,
        times: [...act.times, ...change.times],
        people: [...act.people, ...change.names, ...change.add],
      };
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
