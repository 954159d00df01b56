import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import { fold } from '@hopgon/engine/text/fold';
import { addDays } from '@hopgon/engine/time/days';
import { dateOf, type LocalTime, midnightOf } from '@hopgon/engine/time/local-time';
import type { Moment } from '@hopgon/engine/time/said-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { listMeetings } from '../../../meetings/list/list-meetings.ts';
import type { SpokenTime } from '../../parse/turn/spoken-time.rules.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import { readCompanyWords } from './read-company-words.ts';

/** The words, times and people that say which meeting is meant. */
export interface MeantMeeting {
  readonly words: string;
  readonly times: readonly SpokenTime[];
  readonly people: readonly string[];
  /** Meetings spoken of last, meant where words name none. */
  readonly lastIds: readonly string[];
  readonly when: 'to-come' | 'any';
}

const daysAhead = 120;
const daysBack = 60;
const mostMeetings = 400;
/** Half of the words, weighed, name a meeting. */
const leastScore = 0.4;
const mostFound = 6;

/** What acts and answers read with. */
export type ActWorld = Pick<World, 'assistantReader' | 'clock'>;

/** The meetings that words may mean, of those the caller may see: the best first, alike ones beside it. */
export async function findMeantMeetings(
  world: ActWorld,
  scope: CompanyScope,
  place: Workplace,
  meant: MeantMeeting,
): Promise<MeetingSummary[]> {
  const meetings = await listAround(scope, world, place, meant.when);
  const isNamed = meant.words !== '' || meant.times.length > 0 || meant.people.length > 0;
  if (!isNamed) {
    const last = meant.lastIds.flatMap((id) => meetings.find((meeting) => meeting.id === id) ?? []);
    return last.slice(0, 1);
  }
  const { ids: withPeople, strangers } = await meetingsOfPeople(world, scope, place, meetings, meant.people);
  // Who is no colleague may be a customer that the meeting is called after.
  const words = [meant.words, ...strangers].filter(Boolean).join(' ');
  const wordings = words === '' ? [] : await readCompanyWords(scope);
  const candidates = meetings.map(({ id, title }) => ({ id, title }));
  const ranked = await world.assistantReader.read(scope, 'rankByWords', words, candidates, wordings);
  const scoreById = new Map(ranked.map(({ id, score }) => [id, score]));
  const scored = meetings
    .map((meeting) => {
      const named = words === '' ? 0.5 : (scoreById.get(meeting.id) ?? 0);
      const time = timeScore(meeting, meant.times);
      const people = withPeople === null ? 0 : withPeople.has(meeting.id) ? 0.4 : -0.4;
      const own = meeting.myAnswer === null && !meeting.mayEdit ? -0.15 : 0;
      return { meeting, named, score: named + time + people + own };
    })
    .filter(({ named, score }) => named >= leastScore && score > 0.25);
  const best = Math.max(...scored.map(({ score }) => score));
  const alike = scored.filter(({ score }) => score > best - 0.12).map(({ meeting }) => meeting);
  return narrowSeries(alike, meant, place.now).slice(0, mostFound);
}

async function listAround(
  scope: CompanyScope,
  world: ActWorld,
  { now, zone }: Workplace,
  when: MeantMeeting['when'],
): Promise<MeetingSummary[]> {
  const from = when === 'any' ? midnightOf(addDays(dateOf(now), -daysBack)) : now;
  const { meetings } = await listMeetings(world, scope, {
    from: instantOf(from, zone).toISOString(),
    to: instantOf(midnightOf(addDays(dateOf(now), daysAhead)), zone).toISOString(),
    cancelled: 'false',
    order: 'asc',
    limit: mostMeetings,
  });
  // A closed meeting is found on its own page alone.
  return meetings.filter(
    ({ endsAt, visibility }) =>
      visibility !== 'closed' && (when === 'any' || endsAt > world.clock.now().toISOString()),
  );
}

interface WithPeople {
  /** Null where no colleague was named. */
  readonly ids: ReadonlySet<string> | null;
  /** Names that no colleague has. */
  readonly strangers: readonly string[];
}

/** The meetings that any of these people takes part in. */
async function meetingsOfPeople(
  world: ActWorld,
  scope: CompanyScope,
  place: Workplace,
  meetings: readonly MeetingSummary[],
  names: readonly string[],
): Promise<WithPeople> {
  const [first, last] = [meetings[0], meetings.at(-1)];
  if (names.length === 0 || !first || !last) return { ids: null, strangers: [] };
  const found = new Set<string>();
  const strangers: string[] = [];
  for (const name of names.slice(0, 3)) {
    const { meant, candidates } = await world.assistantReader.read(
      scope,
      'resolveNamedPerson',
      name,
      name,
      place,
    );
    if (meant.length + candidates.length === 0) strangers.push(name);
    for (const personId of [...meant, ...candidates].slice(0, 8)) {
      const { meetings: theirs } = await listMeetings(world, scope, {
        from: first.startsAt,
        to: last.endsAt,
        personId,
        order: 'asc',
        limit: mostMeetings,
      });
      for (const { id } of theirs) found.add(id);
    }
  }
  return { ids: found.size === 0 ? null : found, strangers };
}

/** Whether it is when the words say; a time that is no meeting's own says nothing of it. */
function timeScore(
  { title, startsAt, endsAt, timeZone }: MeetingSummary,
  times: readonly SpokenTime[],
): number {
  const [start, end] = [startsAt, endsAt].map((at) => localTime(new Date(at), timeZone));
  if (start === undefined || end === undefined || times.length === 0) return 0;
  const fits = times.map((time) => {
    // What reads as a time may be part of a title: "kế hoạch bán hàng Tết".
    if (fold(title).includes(fold(time.said))) return 0.3;
    const moments = [time.ahead, time.plain].filter((moment) => moment !== null);
    return moments.some((moment) => isWithin(moment, start, end)) ? 0.4 : -0.6;
  });
  return Math.max(...fits);
}

function isWithin(moment: Moment, start: LocalTime, end: LocalTime): boolean {
  if (!moment.clock) return start < moment.end && end > moment.start;
  return [moment.start, moment.otherHalf].some((at) => at !== null && at >= start && at < end);
}

/** Of a series the nearest is meant, where no day says another. */
function narrowSeries(
  found: readonly MeetingSummary[],
  { times, lastIds }: MeantMeeting,
  now: LocalTime,
): MeetingSummary[] {
  const spoken = found.find(({ id }) => lastIds[0] === id);
  if (spoken && times.length === 0) return [spoken];
  const isSaid = times.some(({ saysDay }) => saysDay);
  const seen = new Set<string>();
  const ahead = found.filter(({ endsAt, timeZone }) => localTime(new Date(endsAt), timeZone) > now);
  const ordered = [...ahead, ...found.filter((one) => !ahead.includes(one)).toReversed()];
  return ordered.filter(({ series }) => {
    if (series === null || isSaid) return true;
    if (seen.has(series.id)) return false;
    seen.add(series.id);
    return true;
  });
}
