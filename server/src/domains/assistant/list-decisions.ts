import { writeCommand } from '@hopgon/contract/commands/write-command';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { listReadings } from '../readings/list-readings.ts';
import { readNewestAnalysis } from '../transcripts/read-newest-analysis.ts';
import { sayNotHeld } from './ask-meeting.rules.ts';
import { readSources } from './read-sources.ts';
import { approvalInWords, linesOfReadings, readingsOf } from './reading-lines.rules.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';
import { evidenceOf } from './summary-text.rules.ts';

/** What was decided in a meeting, each decision with the lines it rests on. */
export async function listDecisions(scope: CompanyScope, meeting: MeetingSummary): Promise<AssistantReply> {
  const { id, title } = meeting;
  const { transcript, analysis } = await readNewestAnalysis(scope, id);
  if (!transcript && meeting.status === 'upcoming') return sayNotHeld(meeting);
  if (!transcript)
    return say(`Cuộc họp “${title}” chưa có bản gỡ băng, nên chưa biết đã quyết định gì: /meetings/${id}`);
  if (!analysis) return say(`Bản gỡ băng của “${title}” chưa được phân tích xong: /meetings/${id}`);
  const decisions = readingsOf((await listReadings(scope, id)).readings, 'decision');
  if (decisions.length === 0) {
    return askBack(`Không thấy quyết định nào trong bản gỡ băng của “${title}”.`, [
      { label: `Tóm tắt “${title}”`, command: writeCommand('tomtat', [id]) },
    ]);
  }
  const lines = linesOfReadings(decisions, transcript.id);
  const head = `Quyết định của “${title}”, ${approvalInWords(decisions)}:`;
  return say([head, ...lines.map(({ text }) => `- ${text}`)].join('\n'), {
    kind: 'summary',
    meetingId: id,
    transcriptId: transcript.id,
    version: transcript.version,
    title,
    lines,
    sources: await readSources(scope, transcript.id, evidenceOf(lines)),
  });
}
