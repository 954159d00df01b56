import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import { fold } from '@hopgon/engine/text/fold';
import { addDays } from '@hopgon/engine/time/days';
import { dateOf, midnightOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listMeetings } from '../../meetings/list/list-meetings.ts';
import { resolveMeeting } from '../../meetings/list/resolve-meeting.ts';
import type { MeantMeeting, MeetingWords, When } from '../parse/meeting-words.rules.ts';
import { readCompanyWords } from './acts/read-company-words.ts';
import { readWorkplace } from './read-workplace.ts';

/** How many days are searched when no day was said. */
const daysSearched = 120;
const mostMeetingsSearched = 200;
const mostMeetingsFound = 6;
/** A department of more people is asked for by its meetings' names. */
const mostPeopleSearched = 8;

type FindingWorld = Pick<World, 'assistantReader' | 'clock'>;

/**
 * The meetings that words of a message may mean, of those the caller may see: by title, by who takes part, by day; the
 * nearest to now first. Without any word, the last one held, or the next one the caller takes part in.
 */
export async function findMeetingsByWords(
  world: FindingWorld,
  scope: CompanyScope,
  words: MeetingWords,
  when: When,
): Promise<MeetingSummary[]> {
  const meant = words.meant[when];
  if (meant.range === null && meant.words !== '') {
    const titled = await listTitled(world, scope, meant.words, when);
    if (titled.length > 0) return titled;
  }
  const around = await listAround(world, scope, meant, when);
  const found = meant.words === '' ? around : await narrow(world, scope, around, meant.words);
  const nearest = meant.words === '' && meant.range === null ? found.slice(0, 1) : found;
  if (nearest.length > 0 || meant.range === null) return nearest.slice(0, mostMeetingsFound);
  // What reads as a time may be part of a title: "kế hoạch bán hàng Tết".
  return listTitled(world, scope, words.about, when);
}

/** Those whose title has all the words. */
async function listTitled(
  world: FindingWorld,
  scope: CompanyScope,
  words: string,
  when: When,
): Promise<MeetingSummary[]> {
  const titled = await resolveMeeting(world, scope, words);
  return titled.filter((meeting) => isAt(meeting, when, world.clock.now()));
}

/** A closed meeting is found on its own page alone. */
const isAt = ({ startsAt, endsAt, status, visibility }: MeetingSummary, when: When, now: Date): boolean =>
  visibility !== 'closed' &&
  (when === 'held' ? new Date(startsAt) <= now : new Date(endsAt) > now && status !== 'cancelled');

async function listAround(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { range, words }: MeantMeeting,
  when: When,
): Promise<MeetingSummary[]> {
  const { timeZone } = await scope.entry();
  const now = localTime(world.clock.now(), timeZone);
  const limit = midnightOf(addDays(dateOf(now), when === 'held' ? -daysSearched : daysSearched));
  const [start, end] = range ?? (when === 'held' ? [limit, now] : [now, limit]);
  const { meetings } = await listMeetings(world, scope, {
    from: instantOf(start, timeZone).toISOString(),
    to: instantOf(end, timeZone).toISOString(),
    order: when === 'held' ? 'desc' : 'asc',
    cancelled: 'false',
    // Words that name no meeting mean one the caller takes part in.
    ...(when === 'to-come' && words === '' && { mine: 'true' as const }),
    limit: mostMeetingsSearched,
  });
  return meetings.filter((meeting) => isAt(meeting, when, world.clock.now()));
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
  const { meant, candidates } = await world.assistantReader.read(
    scope,
    'resolveNamedPerson',
    words,
    words,
    place,
  );
  const [from, to] = [first.startsAt, last.startsAt].toSorted();
  const ids = new Set<string>();
  for (const personId of [...meant, ...candidates].slice(0, mostPeopleSearched)) {
    const { meetings } = await listMeetings(world, scope, {
      ...(from && { from }),
      ...(to && { to: new Date(Date.parse(to) + 1).toISOString() }),
      personId,
      order: 'asc',
      limit: mostMeetingsSearched,
    });
    for (const { id } of meetings) ids.add(id);
  }
  const withThem = around.filter(({ id }) => ids.has(id));
  return withThem.length > 0 ? withThem : rankTitled(world, scope, around, words);
}

/** A number alone names no meeting. */
function sharesWord(words: string, title: string): boolean {
  const held = new Set(titleWords(title));
  const asked = titleWords(words);
  return (
    !asked.some((word) => /^\d/.test(word) && held.has(word)) ||
    asked.some((word) => !/^\d/.test(word) && held.has(word))
  );
}

const titleWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Most of the words, weighed, stand in a title. */
const leastLike = 0.6;

async function rankTitled(
  world: FindingWorld,
  scope: CompanyScope,
  meetings: readonly MeetingSummary[],
  words: string,
): Promise<MeetingSummary[]> {
  const candidates = meetings.map(({ id, title }) => ({ id, title }));
  const wordings = await readCompanyWords(scope);
  const ranked = await world.assistantReader.read(scope, 'rankByWords', words, candidates, wordings);
  const best = Math.max(leastLike, ...ranked.map(({ score }) => score));
  const alike = new Set(ranked.filter(({ score }) => score >= best).map(({ id }) => id));
  return meetings.filter(({ id, title }) => alike.has(id) && sharesWord(words, title));
}
