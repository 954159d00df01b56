import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { fold } from '@hopgon/engine/text/fold';
import { addDays, instantOf, localTime } from '@hopgon/engine/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listMeetings } from '../meetings/core/list-meetings.ts';
import { resolveMeeting } from '../meetings/core/resolve-meeting.ts';
import type { MeantMeeting } from './arguments/read-meant.rules.ts';
import { readWorkplace } from './read-workplace.ts';
import { atClock, dateOf, type LocalTime } from './time/local-time.rules.ts';

/** How far one looks around when no day was said. */
const reach = 120;
const mostLooked = 200;
const mostMeant = 6;
/** A department of more people is asked for by its meetings' names. */
const mostPeople = 8;

type When = 'held' | 'to-come';
export type FindingWorld = Pick<World, 'assistantReader' | 'clock'>;

/**
 * The meetings that words of a message may mean, of those the caller may see: by title, by who takes part, by day; the
 * nearest to now first. Without any word, the last one held, or the next one they come to.
 */
export async function findMeantMeetings(
  world: FindingWorld,
  scope: CompanyScope,
  said: string,
  when: When,
): Promise<MeetingSummary[]> {
  const { timeZone } = await scope.entry();
  const now = localTime(world.clock.now(), timeZone);
  const meant = await world.assistantReader.read(scope, 'readMeant', said, now, when);
  if (meant.range === null && meant.words !== '') {
    const titled = await resolveMeeting(world, scope, meant.words);
    const fitting = titled.filter((meeting) => isMeantTime(meeting, when, world.clock.now()));
    if (fitting.length > 0) return fitting;
  }
  const around = await listAround(world, scope, { meant, when, now, timeZone });
  const found = meant.words === '' ? around : await narrow(world, scope, around, meant.words);
  const nearest = meant.words === '' && meant.range === null ? found.slice(0, 1) : found;
  return nearest.slice(0, mostMeant);
}

/** The meetings of which words ask what was said there: those held, else those still to come. */
export async function findSaidMeetings(
  world: FindingWorld,
  scope: CompanyScope,
  said: string,
): Promise<MeetingSummary[]> {
  const held = await findMeantMeetings(world, scope, said, 'held');
  if (held.length > 0) return held;
  const about = await world.assistantReader.read(scope, 'saidOfMeeting', said);
  return about === '' ? [] : findMeantMeetings(world, scope, said, 'to-come');
}

/** The same of a command's words, which name any meeting by its id or title first. */
export async function findNamedMeetings(
  world: FindingWorld,
  scope: CompanyScope,
  said: string,
): Promise<MeetingSummary[]> {
  const named = await resolveMeeting(world, scope, said);
  if (named.length > 0) return named;
  return findSaidMeetings(world, scope, await world.assistantReader.read(scope, 'readNamedSource', said));
}

const isMeantTime = ({ startsAt, endsAt, status }: MeetingSummary, when: When, now: Date): boolean =>
  when === 'held' ? new Date(startsAt) <= now : new Date(endsAt) > now && status !== 'cancelled';

interface Around {
  readonly meant: MeantMeeting;
  readonly when: When;
  readonly now: LocalTime;
  readonly timeZone: string;
}

async function listAround(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { meant, when, now, timeZone }: Around,
): Promise<MeetingSummary[]> {
  const today = dateOf(now);
  const far = atClock(addDays(today, when === 'held' ? -reach : reach), '00:00');
  const [start, end] = meant.range ?? (when === 'held' ? [far, now] : [now, far]);
  const { meetings } = await listMeetings(world, scope, {
    from: instantOf(start, timeZone).toISOString(),
    to: instantOf(end, timeZone).toISOString(),
    order: when === 'held' ? 'desc' : 'asc',
    cancelled: 'false',
    // Who names none means one they come to.
    ...(when === 'to-come' && meant.words === '' && { mine: 'true' as const }),
    limit: mostLooked,
  });
  return meetings.filter((meeting) => isMeantTime(meeting, when, world.clock.now()));
}

/** Of these, those whose title has the words; else those that somebody named so takes part in. */
async function narrow(
  world: FindingWorld,
  scope: CompanyScope,
  around: readonly MeetingSummary[],
  words: string,
): Promise<MeetingSummary[]> {
  const asked = fold(words).split(/\s+/u);
  const titled = around.filter(({ title }) => asked.every((word) => fold(title).includes(word)));
  const [first, last] = [around[0], around.at(-1)];
  if (titled.length > 0 || !first || !last) return titled;
  const place = await readWorkplace(world, scope);
  const named = await world.assistantReader.read(scope, 'readMeantPeople', words, place);
  const [from, to] = [first.startsAt, last.startsAt].toSorted();
  const ids = new Set<string>();
  for (const personId of named.slice(0, mostPeople)) {
    const { meetings } = await listMeetings(world, scope, {
      ...(from && { from }),
      ...(to && { to: new Date(Date.parse(to) + 1).toISOString() }),
      personId,
      order: 'asc',
      limit: mostLooked,
    });
    for (const { id } of meetings) ids.add(id);
  }
  return around.filter(({ id }) => ids.has(id));
}
