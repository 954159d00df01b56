import type { Brief } from '@hopgon/contract/preparation/schemas';
import { isFact } from '@hopgon/engine/extract/certainty';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listActionItems } from '../action-items/list-action-items.ts';
import { findPreviousMeeting } from '../meetings/find-previous-meeting.ts';
import { type MeetingFacts, requireMeeting } from '../meetings/require-meeting.ts';
import { readNewestAnalysis } from '../transcripts/read-newest-analysis.ts';
import { agendaStore } from './agenda.store.ts';

const none: Brief = { last: null, conclusions: [], questions: [], openItems: [], notReached: [] };

/** What the meeting before left, as far as this person may see it. */
export async function briefOf(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  meeting: MeetingFacts,
): Promise<Brief> {
  const last = await findPreviousMeeting(tx, meeting);
  if (!last) return none;
  const { transcript, analysis } = await readNewestAnalysis(tx, last.id);
  // A suggestion is no basis for the next meeting.
  const statements = (found: readonly { text: string; evidence: number[]; confidence: number }[] = []) =>
    found.filter(isFact).map(({ text, evidence }) => ({ text, evidence }));
  const open = { meetingId: last.id, mine: 'false', open: 'true', limit: 50, cursor: undefined } as const;
  const agenda = await agendaStore.items(tx.db, last.id);
  return {
    last: {
      id: last.id,
      title: last.title,
      startsAt: last.startsAt.toISOString(),
      timeZone: last.timeZone,
      transcriptVersion: analysis && transcript ? transcript.version : null,
    },
    conclusions: statements(analysis?.decisions),
    questions: statements(analysis?.openQuestions),
    openItems: (await listActionItems(world, tx, open)).items,
    notReached: agenda.filter(({ done }) => !done).map(({ id, title, minutes }) => ({ id, title, minutes })),
  };
}

export const readBrief = (
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<Brief> =>
  scope.transaction(async (tx) => briefOf(world, tx, await requireMeeting(tx, meetingId, 'view')));
