import { writeCommand } from '@hopgon/contract/commands/write-command';
import type { AnalysisState } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { listActionItems } from '../action-items/list-action-items.ts';
import { readMeeting } from '../meetings/read-meeting.ts';
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
  const facts = factsOf({ meeting, items, analysis, lacking: lackOf(transcript?.state) });
  return say(writeFacts(meeting.title, facts), {
    kind: 'figures',
    meetingId: meeting.id,
    title: meeting.title,
    facts,
    figures: analysis?.figures ?? null,
  });
}

function lackOf(state: AnalysisState | undefined): string {
  if (state === undefined) return 'cuộc họp chưa có bản ghi';
  if (state === 'unasked') return 'bản ghi chưa được phân tích';
  return state === 'failed' ? 'không phân tích được bản ghi' : 'bản ghi đang được phân tích';
}
