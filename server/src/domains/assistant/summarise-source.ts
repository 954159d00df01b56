import type { Reading } from '@hopgon/contract/chat/schemas';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import type { Analysis } from '@hopgon/contract/transcripts/schemas';
import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { resolveMeeting } from '../meetings/resolve-meeting.ts';
import { analyseText } from '../transcripts/analyse-text.ts';
import { readNewestAnalysis } from '../transcripts/read-newest-analysis.ts';
import { type Detail, isText, type SourceRequest } from './arguments/read-source.rules.ts';
import { askWhichMeeting } from './ask-meeting.rules.ts';
import { readSources } from './read-sources.ts';
import { type AssistantReply, say } from './reply.rules.ts';
import { evidenceOf, linesOf, writeSummary } from './summary-text.rules.ts';

export type SummaryWorld = Pick<World, 'clock' | 'analyser'>;
type Summary = Extract<Reading, { kind: 'summary' }>;

const detailNames: Readonly<Record<Detail, string>> = { short: 'ngắn', medium: 'vừa', long: 'chi tiết' };

/** Summarises a meeting by what was said there, or a text that was pasted. */
export async function summariseSource(
  world: SummaryWorld,
  scope: CompanyScope,
  { source, detail }: SourceRequest,
): Promise<AssistantReply> {
  const meetings = isText(source) ? [] : await resolveMeeting(world, scope, source);
  const [meeting, ...others] = meetings;
  if (!meeting) {
    return isText(source) || source.length > 80
      ? summariseText(world, scope, { source, detail })
      : say(
          `Không thấy cuộc họp nào khớp với “${source}”. Hãy gõ tên, mã cuộc họp, “gần nhất”, hoặc dán đoạn văn bản cần tóm tắt.`,
        );
  }
  if (others.length > 0) {
    return askWhichMeeting(source, meetings, (id) => writeCommand('tomtat', [id, detailNames[detail]]));
  }
  return summariseMeeting(scope, meeting, detail);
}

async function summariseMeeting(
  scope: CompanyScope,
  meeting: { readonly id: string; readonly title: string },
  detail: Detail,
): Promise<AssistantReply> {
  const { transcript, analysis } = await readNewestAnalysis(scope, meeting.id);
  const page = `/meetings/${meeting.id}`;
  if (!transcript)
    return say(
      `Cuộc họp “${meeting.title}” chưa có bản ghi. Bạn có thể tải bản ghi lên ở trang cuộc họp: ${page}`,
    );
  if (transcript.state === 'failed')
    return say(`${transcript.problem} Xem bản ghi ở trang cuộc họp: ${page}`);
  if (!analysis)
    return say(`Bản ghi của “${meeting.title}” đang được phân tích. Hãy gõ lại lệnh sau ít phút.`);
  const lines = linesOf(analysis, detail);
  return reply(detail, {
    kind: 'summary',
    meetingId: meeting.id,
    transcriptId: transcript.id,
    title: meeting.title,
    lines,
    sources: await readSources(scope, transcript.id, evidenceOf(lines)),
  });
}

async function summariseText(
  world: SummaryWorld,
  scope: CompanyScope,
  { source, detail }: { source: string; detail: Detail },
) {
  const { analysis }: { analysis: Analysis } = await analyseText(world, scope, source);
  const lines = linesOf(analysis, detail);
  const evidence = new Set(evidenceOf(lines));
  const { turns } = parseTranscript({ name: 'Bản dán', content: source });
  const sources = turns.flatMap(({ speaker, startMs, text }, index) =>
    evidence.has(index) ? [{ index, speaker, startMs, text }] : [],
  );
  return reply(detail, {
    kind: 'summary',
    meetingId: null,
    transcriptId: null,
    title: 'Văn bản bạn dán',
    lines,
    sources,
  });
}

const reply = (detail: Detail, summary: Summary): AssistantReply =>
  summary.lines.length === 0
    ? say(`${summary.title}: nội dung chưa đủ để tóm tắt mà không thêm ý.`)
    : say(writeSummary(summary, detail), summary);
