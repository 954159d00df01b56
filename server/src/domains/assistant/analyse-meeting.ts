import { writeCommand } from '@hopgon/contract/commands/write-command';
import type { AnalysisState } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { listActionItems } from '../action-items/list-action-items.ts';
import { readMeeting } from '../meetings/core/read-meeting.ts';
import { listReadings } from '../readings/list-readings.ts';
import { readNewestAnalysis } from '../transcripts/read-newest-analysis.ts';
import { askWhichMeeting } from './ask-meeting.rules.ts';
import { factsOf, writeFacts } from './figures-text.rules.ts';
import { type FindingWorld, findNamedMeetings } from './find-meant-meetings.ts';
import { type AssistantReply, say } from './reply.rules.ts';

const mostItems = 200;

/** The figures of a meeting: counted from what is stored, or said to be unknown. */
export async function analyseMeeting(
  world: FindingWorld,
  scope: CompanyScope,
  said: string,
): Promise<AssistantReply> {
  const meetings = await findNamedMeetings(world, scope, said);
  const [found, ...others] = meetings;
  if (!found) return world.assistantReader.read(scope, 'sayNoMeeting', said, '');
  if (others.length > 0) return askWhichMeeting(said, meetings, (id) => writeCommand('phantichhop', [id]));
  const meeting = await readMeeting(world, scope, found.id);
  const { transcript, analysis } = await readNewestAnalysis(scope, found.id);
  const { items } = await listActionItems(world, scope, {
    meetingId: found.id,
    mine: 'false',
    open: 'false',
    limit: mostItems,
  });
  const { readings } = await listReadings(scope, found.id);
  const figures = analysis?.figures ?? null;
  const facts = factsOf({ meeting, items, figures, readings, lacking: lackOf(transcript?.state) });
  return say(writeFacts(meeting.title, facts), {
    kind: 'figures',
    meetingId: meeting.id,
    title: meeting.title,
    facts,
    figures,
  });
}

function lackOf(state: AnalysisState | undefined): string {
  if (state === undefined) return 'cuộc họp chưa có bản gỡ băng';
  if (state === 'unasked') return 'bản gỡ băng chưa được phân tích';
  return state === 'failed' ? 'không phân tích được bản gỡ băng' : 'bản gỡ băng đang được phân tích';
}
