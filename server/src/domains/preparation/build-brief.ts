import type { Brief } from '@hopgon/contract/preparation/schemas';
import type { Reading, ReadingKind } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listActionItems } from '../action-items/list-action-items.ts';
import { listAgendaItems } from '../agenda/list-agenda-items.ts';
import type { MeetingFacts } from '../meetings/core/require-meeting.ts';
import { findPreviousMeeting } from '../meetings/list/find-previous-meeting.ts';
import { listReadings } from '../readings/list-readings.ts';

const none: Brief = {
  last: null,
  conclusions: [],
  questions: [],
  openItems: [],
  notReached: [],
  unapproved: 0,
};

// What nobody approved is no basis for the next meeting.
const approved = (readings: readonly Reading[], wanted: ReadingKind) =>
  readings
    .filter(({ kind, state }) => kind === wanted && state === 'approved')
    .map(({ text, evidence, source }) => ({ text, evidence, version: source?.version ?? null }));

/** What the meeting before left, as far as this person may see it. */
export async function buildBrief(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  meeting: MeetingFacts,
): Promise<Brief> {
  const last = await findPreviousMeeting(world, tx, meeting);
  if (!last) return none;
  const { readings } = await listReadings(tx, last.id);
  // Those of a series stand on the agenda by themselves.
  const isOfSeries = meeting.seriesId !== null;
  const open = { meetingId: last.id, mine: 'false', open: 'true', limit: 50, cursor: undefined } as const;
  const agenda = await listAgendaItems(tx, last.id);
  return {
    last: {
      id: last.id,
      title: last.title,
      startsAt: last.startsAt.toISOString(),
      timeZone: last.timeZone,
    },
    conclusions: approved(readings, 'decision'),
    questions: approved(readings, 'question'),
    unapproved: readings.filter(({ kind, state }) => kind !== 'summary' && state === 'proposed').length,
    openItems: isOfSeries ? [] : (await listActionItems(world, tx, open)).items,
    notReached: agenda.filter(({ done }) => !done).map(({ id, title, minutes }) => ({ id, title, minutes })),
  };
}
