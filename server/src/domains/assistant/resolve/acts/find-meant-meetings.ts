import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { listMeetings } from '../../../meetings/list/list-meetings.ts';
import type { SpokenTime } from '../../parse/turn/spoken-time.rules.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import { listMeetingsAround, type MeantWhen } from './list-meetings-around.ts';
import { narrowSeries, timeScore } from './meant-time.rules.ts';
import { readCompanyWords } from './read-company-words.ts';

/** The words, times and people that say which meeting is meant. */
export interface MeantMeeting {
  readonly words: string;
  readonly times: readonly SpokenTime[];
  readonly people: readonly string[];
  /** Meetings spoken of last, meant where words name none. */
  readonly lastIds: readonly string[];
  readonly when: MeantWhen;
}

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
  const meetings = await listMeetingsAround(world, scope, place, meant.when);
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
