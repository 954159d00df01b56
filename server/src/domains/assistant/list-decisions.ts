import { writeCommand } from '@hopgon/contract/commands/write-command';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { isFact } from '@hopgon/engine/extract/certainty';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { readNewestAnalysis } from '../transcripts/read-newest-analysis.ts';
import { sayNotHeld } from './ask-meeting.rules.ts';
import { readSources } from './read-sources.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';
import { evidenceOf } from './summary-text.rules.ts';

/** What was decided in a meeting, each decision with the lines it rests on. */
export async function listDecisions(scope: CompanyScope, meeting: MeetingSummary): Promise<AssistantReply> {
  const { id, title } = meeting;
  const { transcript, analysis } = await readNewestAnalysis(scope, id);
  if (!transcript && meeting.status === 'upcoming') return sayNotHeld(meeting);
  if (!transcript)
    return say(`Cuộc họp “${title}” chưa có bản ghi, nên chưa biết đã quyết định gì: /meetings/${id}`);
  if (!analysis) return say(`Bản ghi của “${title}” chưa được phân tích xong: /meetings/${id}`);
  if (analysis.decisions.length === 0) {
    return askBack(`Không thấy quyết định nào trong bản ghi của “${title}”.`, [
      { label: `Tóm tắt “${title}”`, command: writeCommand('tomtat', [id]) },
    ]);
  }
  const lines = analysis.decisions.map((found) => ({
    text: isFact(found) ? found.text : `${found.text} (gợi ý, cần xem lại)`,
    evidence: found.evidence,
  }));
  const head = `Quyết định của “${title}”, đọc từ bản ghi:`;
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
