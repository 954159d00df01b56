import { fold } from '@hopgon/engine/text/fold';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ParsedTurn } from '../../parse/turn/parsed-turn.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Pending } from '../../shared/dialogue-state.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { type Filled, mayBeTitle, type WaitedTurn } from './filled.rules.ts';

/** A meeting that was asked for, with the people, the time or the title that were missing. */
export async function completeSchedule(
  world: ActWorld,
  scope: CompanyScope,
  { place }: ActContext,
  { request, unclear }: Extract<Pending, { kind: 'schedule' }>,
  turn: WaitedTurn,
): Promise<Filled | null> {
  const { change, message } = turn;
  const isTitle =
    request.goal === '' && request.people !== '' && !turn.isPart && request.time !== '' && mayBeTitle(turn);
  const saysMore = change.times.length + change.names.length + change.add.length > 0;
  const goal =
    request.goal === '' && saysMore && turn.act === null && turn.question === null ? turn.goal : '';
  if (!turn.isPart && !isTitle && goal === '') return null;
  const names = [...change.names, ...change.add];
  const [chosen, ...others] = names;
  const staying = withoutPeople(request.people, change.remove);
  const people =
    unclear !== null && chosen !== undefined
      ? [staying.replace(unclear, chosen), ...others].join(', ')
      : [staying, ...names].filter(Boolean).join(', ');
  const said = [
    request.time,
    ...change.times,
    ...(change.minutes === null ? [] : [`${change.minutes} phút`]),
  ];
  const text = mergeTimes(said.filter(Boolean), turn);
  const time = await world.assistantReader.read(scope, 'readSpokenTime', text, place.now);
  return {
    kind: 'parsed',
    asked: {
      kind: 'schedule',
      message,
      isCommand: false,
      words: {
        way: 'spoken',
        others: [],
        time: { said: text, plain: time.plain, ahead: time.ahead },
        request: {
          people,
          goal: change.title || (isTitle ? message : request.goal || goal),
          time: text,
          location: change.room === '' ? request.location : change.room,
        },
      },
    },
  };
}

/** The people as said without those who are not to come: "bỏ anh Sơn ra". */
function withoutPeople(people: string, gone: readonly string[]): string {
  if (gone.length === 0) return people;
  const nameIn = (said: string): string => fold(said).split(/\s+/u).at(-1) ?? '';
  const names = new Set(gone.map(nameIn));
  return people
    .replace(/\s+/gu, ' ')
    .split(/ ?, ?| (?:và|với|cùng) /u)
    .filter((said) => !names.has(nameIn(said)))
    .join(', ');
}

/** "chiều mai" and "2h" are one time; a new day, or a new hour on a time that has both, takes the place of the old. */
function mergeTimes(said: readonly string[], { times }: ParsedTurn): string {
  const [before, ...after] = said;
  if (before === undefined || after.length === 0) return before ?? '';
  const isWhole = after.some((one) => times[one]?.saysDay === true && times[one]?.saysClock === true);
  if (isWhole) return after.join(', ');
  const hasClock = /\d\s*(?:h|g|:|giờ|gio)/iu.test(before);
  const saysClock = after.some((one) => times[one]?.saysClock === true);
  if (saysClock && !hasClock) return `${after.join(' ')} ${before}`;
  // "16h" and "30 phút" side by side would be half past four.
  const isLength = /^\d+ phút$/u.test(after[0] ?? '');
  return saysClock ? after.join(', ') : `${before}${isLength ? ', ' : ' '}${after.join(', ')}`;
}
