import type { Reading } from '@hopgon/contract/chat/schemas';
import { formatOffset } from '@hopgon/contract/time/format-duration';
import type { Detail, PlannedSummary, RecordPlan, Source } from '../plan/plan-record.rules.ts';
import { type AssistantReply, say } from './reply.rules.ts';

type Summary = Extract<Reading, { kind: 'summary' }>;

export const detailNames: Readonly<Record<Detail, string>> = {
  short: 'ngắn',
  medium: 'vừa',
  long: 'chi tiết',
};

/** A summary to be read alone: each line with who said what it rests on. */
export function renderSummary(plan: Extract<RecordPlan, { kind: 'summary' }>): AssistantReply {
  const title = plan.origin === null ? 'Văn bản bạn dán' : plan.title;
  if (plan.lines.length === 0) return say(`${title}: nội dung chưa đủ để tóm tắt mà không thêm ý.`);
  const summary = summaryOf(plan, title);
  const sources = new Map(summary.sources.map((source) => [source.index, source]));
  const lines = summary.lines.map(({ text, evidence }) => {
    const said = evidence.flatMap((index) => sources.get(index) ?? []).slice(0, 3);
    return said.length === 0 ? `- ${text}` : `- ${text} (${said.map(nameSource).join('; ')})`;
  });
  const head = `Tóm tắt “${title}”, mức ${detailNames[plan.detail]}, ${approvalInWords(plan)}:`;
  return say([head, ...lines].join('\n'), summary);
}

/** What was decided in a meeting. */
export function renderDecisions(plan: PlannedSummary): AssistantReply {
  const head = `Quyết định của “${plan.title}”, ${approvalInWords(plan)}:`;
  const summary = summaryOf(plan, plan.title);
  return say([head, ...summary.lines.map(({ text }) => `- ${text}`)].join('\n'), summary);
}

const summaryOf = ({ origin, lines, sources }: PlannedSummary, title: string): Summary => ({
  kind: 'summary',
  meetingId: origin?.meetingId ?? null,
  transcriptId: origin?.transcriptId ?? null,
  version: origin?.version ?? null,
  title,
  lines: lines.map(({ text, evidence, isUnapproved }) => ({
    text: isUnapproved ? `${text} (chưa duyệt)` : text,
    evidence,
  })),
  sources: [...sources],
});

/** How much of it people approved, as the end of a headline. */
function approvalInWords({ approved, total }: PlannedSummary): string {
  if (total === null) return 'máy tóm tắt từ văn bản';
  if (approved === total) return 'đã duyệt';
  return approved === 0 ? 'máy đọc từ bản gỡ băng, chưa ai duyệt' : `đã duyệt ${approved}/${total}`;
}

/** Who said a turn, and when: "An, 12:30". */
function nameSource(source: Source): string {
  const speaker = source.speaker ?? 'Chưa rõ người nói';
  return source.startMs === null
    ? `${speaker}, câu ${source.index + 1}`
    : `${speaker}, ${formatOffset(source.startMs)}`;
}
