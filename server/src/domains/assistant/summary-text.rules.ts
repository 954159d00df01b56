import type { Reading } from '@hopgon/contract/chat/schemas';
import type { Analysis } from '@hopgon/contract/transcripts/schemas';
import type { Detail } from './source-request.rules.ts';

type Summary = Extract<Reading, { kind: 'summary' }>;
type Source = Summary['sources'][number];

const names: Readonly<Record<Detail, string>> = { short: 'ngắn', medium: 'vừa', long: 'chi tiết' };

/** The turns that the lines of a summary rest on, each once, in order. */
export function evidenceOf(lines: Summary['lines']): number[] {
  return [...new Set(lines.flatMap((line) => line.evidence))].sort((a, b) => a - b);
}

export const linesOf = (analysis: Analysis, detail: Detail): Summary['lines'] =>
  analysis.summary[detail].map(({ text, evidence }) => ({ text, evidence }));

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return [Math.floor(seconds / 3600), ...parts].join(':');
};

/** Who said a turn, and when: "An, 0:12:30". */
function nameSource(source: Source): string {
  const speaker = source.speaker ?? 'Chưa rõ người nói';
  return source.startMs === null
    ? `${speaker}, câu ${source.index + 1}`
    : `${speaker}, ${clock(source.startMs)}`;
}

/** A summary to be read alone: each line with who said what it rests on. */
export function writeSummary(
  summary: Summary,
  { detail, approval }: { readonly detail: Detail; readonly approval: string },
): string {
  const sources = new Map(summary.sources.map((source) => [source.index, source]));
  const lines = summary.lines.map(({ text, evidence }) => {
    const said = evidence.flatMap((index) => sources.get(index) ?? []).slice(0, 3);
    return said.length === 0 ? `- ${text}` : `- ${text} (${said.map(nameSource).join('; ')})`;
  });
  return [`Tóm tắt “${summary.title}”, mức ${names[detail]}, ${approval}:`, ...lines].join('\n');
}
