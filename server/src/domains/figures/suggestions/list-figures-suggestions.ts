import { Failure } from '@hopgon/contract/failure';
import type { listFiguresSuggestions as route } from '@hopgon/contract/figures/routes';
import type { FiguresSuggestion } from '@hopgon/contract/figures/schemas';
import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { day } from '../../../platform/clock/durations.rules.ts';
import { spendShared } from '../../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readCompany } from '../../companies/company/read-company.ts';
import { readChangedDays } from '../../companies/days/read-changed-days.ts';
import { readSample } from '../../samples/read-sample.ts';
import { figuresLimits } from '../figures.limits.ts';
import { rangesOf } from '../range.rules.ts';
import { suggestFocusMove } from './focus-move.rules.ts';
import {
  fewestMeetings,
  type HeldMeeting,
  type InvitedPerson,
  isMeasured,
  type SuggestionSource,
  sortSuggestions,
  suggestionsFor,
} from './suggestions.rules.ts';
import { type NextRow, type SuggestionsAsked, suggestionsStore } from './suggestions.store.ts';

const mostSuggestions = 8;
const weeksAhead = 4;

/** What would save time in meetings to come, with the figures of past ones that bear it. */
export async function listFiguresSuggestions(
  world: Pick<World, 'clock' | 'limiter'>,
  scope: CompanyScope,
  { of }: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  await spendShared(world.limiter, figuresLimits, { ...scope.actor, ...(await scope.entry()) });
  const { can } = await readCompany(scope);
  if (of !== 'own' && !can.seeFigures) throw new Failure('not_allowed');
  const asked: SuggestionsAsked = {
    of,
    viewerId: scope.actor.userId,
    isSample: of === 'own' && (await readSample(scope)).alone,
    now: world.clock.now(),
  };
  const sources = await listSources(scope, asked);
  const moves = of === 'own' ? await listFocusMoves(scope, asked, sources) : [];
  const found = [...sources.flatMap(({ source }) => suggestionsFor(source)), ...moves];
  return {
    suggestions: sortSuggestions(found).slice(0, mostSuggestions),
    series: sources.filter(({ source }) => source.held.length >= fewestMeetings).length,
    measured: sources.filter(({ source }) => isMeasured(source)).length,
  };
}

interface FoundSource {
  readonly source: SuggestionSource;
  readonly seriesId: string | null;
}

async function listSources(scope: CompanyScope, asked: SuggestionsAsked): Promise<FoundSource[]> {
  const next = await suggestionsStore.next(scope.db, asked);
  const seriesIds = next.flatMap(({ series_id }) => series_id ?? []);
  const meetingIds = next.map(({ id }) => id);
  const [held, people] = await Promise.all([
    suggestionsStore.held(scope.db, seriesIds, asked),
    suggestionsStore.people(scope.db, meetingIds, seriesIds, asked),
  ]);
  const heldBySeries = Map.groupBy(held, ({ series_id }) => series_id);
  const peopleByMeeting = Map.groupBy(people, ({ meeting_id }) => meeting_id);
  return next.map((row) => {
    const invited = peopleByMeeting.get(row.id) ?? [];
    const others = invited.filter(({ user_id }) => user_id !== row.created_by);
    return {
      seriesId: row.series_id,
      source: {
        ...placeOf(row),
        people: invited.filter(({ declined }) => !declined).map(personOf),
        others: others.length,
        othersDeclined: others.filter(({ declined }) => declined).length,
        guests: row.guests,
        held: (row.series_id === null ? [] : (heldBySeries.get(row.series_id) ?? [])).map(meetingOf),
        isSoon: row.starts_at.getTime() < asked.now.getTime() + 7 * day,
      },
    };
  });
}

const placeOf = (row: NextRow) => ({
  meetingId: row.id,
  title: row.title,
  start: row.starts_at.getTime(),
  end: row.ends_at.getTime(),
  isSeries: row.series_id !== null,
  meetingsInFourWeeks: meetingsInFourWeeks(row),
  isWeekly: row.frequency === 'weekly' && row.every === 1 && row.weekdays === 1,
  hasAgenda: row.has_agenda,
  hasGoal: row.goal !== '',
  mayChange: row.may_edit,
  mayRun: row.may_run,
  leaderName: row.leader_name,
});

const timesInFourWeeks = { daily: 20, weekly: 4, monthly: 1, yearly: 0 } as const;

const meetingsInFourWeeks = ({ frequency, every, weekdays }: NextRow): number =>
  frequency === null
    ? 1
    : ((frequency === 'weekly' ? (weekdays ?? 1) : 1) * timesInFourWeeks[frequency]) / (every ?? 1);

const personOf = ({
  user_id,
  name,
  role,
  invited,
  missed,
}: Awaited<ReturnType<typeof suggestionsStore.people>>[number]): InvitedPerson => ({
  userId: user_id,
  isAttendee: role === 'attendee' || role === 'guest',
  ...{ name, invited, missed },
});

const meetingOf = (row: Awaited<ReturnType<typeof suggestionsStore.held>>[number]): HeldMeeting => ({
  plannedMinutes: row.planned,
  actualMinutes: row.actual,
  isRecorded: row.is_recorded,
  conclusions: row.conclusions,
  agendaItems: row.agenda_items,
  reachedItems: row.reached,
});

/** Other hours for series of the caller that cut into focus time in the weeks to come. */
async function listFocusMoves(
  scope: CompanyScope,
  asked: SuggestionsAsked,
  sources: readonly FoundSource[],
): Promise<FiguresSuggestion[]> {
  const { settings } = await readCompany(scope);
  const today = localDay(asked.now, settings.timeZone);
  const end = new Date(asked.now.getTime() + weeksAhead * 7 * day);
  const { now: range } = rangesOf({ from: today, to: addDays(today, weeksAhead * 7) }, end, settings, {
    days: settings.workDays,
    changed: await readChangedDays(scope),
  });
  const rows = await suggestionsStore.ahead(scope.db, asked, { start: asked.now, end });
  const ahead = {
    meetings: rows.map(({ id, series_id, starts_at, ends_at }) => ({
      ...{ id, seriesId: series_id },
      start: starts_at.getTime(),
      end: ends_at.getTime(),
    })),
    work: range.work.map((span) => ({ start: span.start.getTime(), end: span.end.getTime() })),
    rules: settings,
    timeZone: settings.timeZone,
    now: asked.now.getTime(),
  };
  return sources.flatMap(({ source, seriesId }) =>
    seriesId === null || !source.mayChange ? [] : (suggestFocusMove(source, seriesId, ahead) ?? []),
  );
}
