import { fold } from '@hopgon/engine/text/fold';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ParsedTurn } from '../../parse/turn/parsed-turn.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Pending } from '../../shared/dialogue-state.rules.ts';
import { saidLength } from '../../shared/said-length.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { chosenByWork } from './chosen-by-work.rules.ts';
import { type Filled, mayBeTitle, saysName, type WaitedTurn } from './filled.rules.ts';
import { readAnsweredNames } from './read-answered-names.ts';

/** A meeting that was asked for, with the people, the time or the title that were missing. */
export async function completeSchedule(
  world: ActWorld,
  scope: CompanyScope,
  { place }: ActContext,
  pending: Extract<Pending, { kind: 'schedule' }>,
  turn: WaitedTurn,
): Promise<Filled | null> {
  const { request, unclear } = pending;
  const { change, message } = turn;
  const chosen = chosenByWork(place, pending, message);
  const said = chosen === null ? [...change.names, ...change.add] : [chosen];
  const names = said.length > 0 ? said : await readAnsweredNames(world, scope, place, turn);
  const isNamed = names.length > said.length;
  const goal = goalAfter(request, turn, isNamed);
  const isAsked = chosen !== null || (unclear !== null && saysName(turn, unclear));
  if (!turn.isPart && goal === request.goal && !isNamed && !isAsked) return null;
  const people = peopleAfter(withoutPeople(request.people, change.remove), names, unclear);
  const { text, time } = await readMerged(
    world,
    scope,
    place.now,
    keepLength(mergeTimes(timesAfter(withoutLength(request.time), turn), turn), request.time),
  );
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
          goal: change.title || goal,
          time: text,
          location: turn.words.room || change.room || request.location,
        },
      },
    },
  };
}

type Request = Extract<Pending, { kind: 'schedule' }>['request'];

/** What it is about, once a message says it: as its title, or after "bàn". */
function goalAfter(request: Request, turn: WaitedTurn, isNamed: boolean): string {
  if (request.goal !== '') return request.goal;
  const isTitle = request.people !== '' && !turn.isPart && request.time !== '' && mayBeTitle(turn);
  if (isTitle && !isNamed) return turn.message;
  const { times, names, add } = turn.change;
  const saysMore = times.length + names.length + add.length > 0;
  return saysMore && turn.act === null && turn.question === null ? turn.goal : '';
}

/** The people with those who are named now; who is called the same as one of them says which that is. */
function peopleAfter(staying: string, names: readonly string[], unclear: string | null): string {
  const [chosen, ...others] = names;
  const replaced = chosen === undefined ? null : (unclear ?? namesakeIn(staying, chosen));
  return replaced !== null && chosen !== undefined
    ? [staying.replace(replaced, () => chosen), ...others].join(', ')
    : [staying, ...names].filter(Boolean).join(', ');
}

const timesAfter = (before: string, { change: { times, minutes } }: WaitedTurn): string[] =>
  [
    before,
    ...times.map((one) => (minutes === null ? one : one.replace(lengthBehind, ''))),
    ...(minutes === null ? [] : [`${minutes} phút`]),
  ].filter(Boolean);

/** A time of several parts; an hour is read in front of its days. */
async function readMerged(world: ActWorld, scope: CompanyScope, now: LocalTime, merged: string) {
  const read = (said: string) => world.assistantReader.read(scope, 'readSpokenTime', said, now);
  const time = await read(merged);
  const text = clockFirst(merged);
  if (time.saysClock || text === merged) return { text: merged, time };
  const ahead = await read(text);
  return ahead.saysClock ? { text, time: ahead } : { text: merged, time };
}

/** The name among those said that is called the same: "Huy kinh doanh" says which Huy. */
function namesakeIn(people: string, chosen: string): string | null {
  const words = new Set(fold(chosen).split(/\s+/u));
  const said = people.split(/ ?, ?| (?:và|với|cùng) /u);
  return said.find((name) => name !== '' && words.has(fold(name).split(/\s+/u).at(-1) ?? '')) ?? null;
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

const lengthBehind = /(?<![\s,])[\s,]+(?:nửa|nua|một|mot|\d{1,3})\s*(?:tiếng|tieng|phút|phut|p)$/iu;
const clockSaid = /(?<![\d/])\d{1,2}\s*(?:h|g|:|giờ|gio)\s*\d{0,2}(?!\d)/iu;

const weekdaySaid =
  /(?<!\p{L})(?:thứ\s+(?:hai|ba|tư|năm|sáu|bảy|[2-7])|thu\s+(?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7]|chủ nhật|chu nhat)(?![\p{L}\d])/giu;

/** Several days of one hour are a series of each week. */
function clockFirst(text: string): string {
  const said = text.match(weekdaySaid) ?? [];
  const days = said.filter((day, at) => said.findIndex((one) => fold(one) === fold(day)) === at);
  const hour = clockSaid.exec(text)?.[0].trim();
  if (days.length > 1 && hour !== undefined) {
    const length = /\d{1,3} phút$/u.exec(text)?.[0];
    return `${hour} ${days.join(', ')} hằng tuần${length === undefined ? '' : `, ${length}`}`;
  }
  const clock = clockSaid.exec(text)?.[0].trim();
  return clock === undefined
    ? text
    : `${clock} ${text
        .replace(clockSaid, ' ')
        .replace(/\s+/gu, ' ')
        .replace(/ ?, ?(?=,|$)/gu, '')
        .trim()}`;
}

/** "16h" and "30 phút chiều mai" are no half past four. */
function withoutLength(time: string): string {
  const length = saidLength(time);
  return length === ''
    ? time
    : time
        .replace(length, ' ')
        .replace(/\s+/gu, ' ')
        .replace(/^[\s,]+|(?<![\s,])[\s,]+$/gu, '');
}

/** How long it is to be was said once and stays. */
function keepLength(text: string, before: string): string {
  const length = saidLength(before);
  return length === '' || text === '' || saidLength(text) !== '' ? text : `${text}, ${length}`;
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
