import type { Reading } from '@hopgon/contract/chat/schemas';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import { Failure } from '@hopgon/contract/failure';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listReadings } from '../readings/list-readings.ts';
import { analyseText } from '../transcripts/analyse-text.ts';
import { readNewestAnalysis } from '../transcripts/read-newest-analysis.ts';
import { askWhichMeeting, sayNotHeld } from './ask-meeting.rules.ts';
import { findNamedMeetings } from './find-meant-meetings.ts';
import { readSources } from './read-sources.ts';
import { approvalInWords, linesOfReadings, readingsOf } from './reading-lines.rules.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';
import { type Detail, isText, type SourceRequest } from './source-request.rules.ts';
import { evidenceOf, linesOf, writeSummary } from './summary-text.rules.ts';

export type SummaryWorld = Pick<World, 'analyser' | 'assistantReader' | 'clock'>;
type Summary = Extract<Reading, { kind: 'summary' }>;

const detailNames: Readonly<Record<Detail, string>> = { short: 'ngắn', medium: 'vừa', long: 'chi tiết' };

/** What is longer and no meeting's title is a text. */
const longestGuess = 80;

/** Summarises a meeting by what was said there, or a text that was pasted. */
export async function summariseSource(
  world: SummaryWorld,
  scope: CompanyScope,
  { source, detail, oddDetail }: SourceRequest,
): Promise<AssistantReply> {
  if (oddDetail !== null) return askWhichDetail(source, oddDetail);
  const meetings = isText(source) ? [] : await findNamedMeetings(world, scope, source);
  const [meeting, ...others] = meetings;
  if (!meeting) {
    return source.length > longestGuess
      ? summariseText(world, scope, source, detail)
      : world.assistantReader.read(scope, 'sayNoMeeting', source, 'dán đoạn văn bản cần tóm tắt');
  }
  if (others.length > 0) {
    return askWhichMeeting(source, meetings, (id) => writeCommand('tomtat', [id, detailNames[detail]]));
  }
  return summariseMeeting(scope, meeting, detail);
}

async function summariseMeeting(
  scope: CompanyScope,
  meeting: MeetingSummary,
  detail: Detail,
): Promise<AssistantReply> {
  const { transcript, analysis } = await readNewestAnalysis(scope, meeting.id);
  const page = `/meetings/${meeting.id}`;
  if (!transcript && meeting.status === 'upcoming') return sayNotHeld(meeting);
  if (!transcript)
    return say(`Cuộc họp “${meeting.title}” chưa có bản gỡ băng. Bạn có thể tải bản gỡ băng lên ở ${page}`);
  if (transcript.state === 'failed') return say(`${transcript.problem} Xem bản gỡ băng ở ${page}`);
  if (transcript.state === 'unasked')
    return say(`Bản gỡ băng của “${meeting.title}” chưa được phân tích. Hãy bấm Phân tích ở ${page}`);
  if (!analysis)
    return say(`Bản gỡ băng của “${meeting.title}” đang được phân tích. Hãy gõ lại lệnh sau ít phút.`);
  const { readings } = await listReadings(scope, meeting.id);
  const found = readingsOf(readings, 'summary').filter(({ levels }) => levels.includes(detail));
  const lines = linesOfReadings(found, transcript.id);
  return reply(
    { detail, approval: approvalInWords(found) },
    {
      kind: 'summary',
      meetingId: meeting.id,
      transcriptId: transcript.id,
      version: transcript.version,
      title: meeting.title,
      lines,
      sources: await readSources(scope, transcript.id, evidenceOf(lines)),
    },
  );
}

const askWhichDetail = (source: string, said: string): AssistantReply =>
  askBack(
    `Không có mức chi tiết “${said}”. Bạn muốn tóm tắt mức nào?`,
    Object.values(detailNames).map((name) => ({
      label: name,
      command: writeCommand('tomtat', [source, name]),
    })),
  );

async function summariseText(
  world: SummaryWorld,
  scope: CompanyScope,
  source: string,
  detail: Detail,
): Promise<AssistantReply> {
  const analysed = await tryToAnalyse(world, scope, source);
  if (analysed instanceof Failure) return say(analysed.message);
  const lines = linesOf(analysed.analysis, detail);
  const evidence = new Set(evidenceOf(lines));
  const sources = analysed.turns
    .filter(({ index }) => evidence.has(index))
    .map(({ index, speaker, startMs, text }) => ({ index, speaker, startMs, text }));
  return reply(
    { detail, approval: 'máy tóm tắt từ văn bản' },
    {
      kind: 'summary',
      meetingId: null,
      transcriptId: null,
      version: null,
      title: 'Văn bản bạn dán',
      lines,
      sources,
    },
  );
}

// A text that cannot be read is an answer too; only what nobody expected is an error.
async function tryToAnalyse(
  world: SummaryWorld,
  scope: CompanyScope,
  text: string,
): Promise<Awaited<ReturnType<typeof analyseText>> | Failure> {
  try {
    return await analyseText(world, scope, text);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

const reply = (
  how: { readonly detail: Detail; readonly approval: string },
  summary: Summary,
): AssistantReply =>
  summary.lines.length === 0
    ? say(`${summary.title}: nội dung chưa đủ để tóm tắt mà không thêm ý.`)
    : say(writeSummary(summary, how), summary);
