import type { Reading } from '@hopgon/contract/chat/schemas';
import { formatOffset } from '@hopgon/contract/time/format-duration';

type Summary = Extract<Reading, { kind: 'summary' }>;
export type Source = Summary['sources'][number];

/** A source under the number its chips carry. */
export interface NumberedSource extends Source {
  readonly number: number;
}

export interface NumberedLine {
  readonly text: string;
  readonly sources: readonly NumberedSource[];
}

/** Numbers the sources in the order the lines first name them; a turn that is not shown is left out. */
export function numberSources({ lines, sources }: Pick<Summary, 'lines' | 'sources'>): {
  lines: NumberedLine[];
  sources: NumberedSource[];
} {
  const sourceByIndex = new Map(sources.map((source) => [source.index, source]));
  const numbered = new Map<number, NumberedSource>();
  for (const index of lines.flatMap(({ evidence }) => evidence)) {
    const source = sourceByIndex.get(index);
    if (source && !numbered.has(index)) numbered.set(index, { ...source, number: numbered.size + 1 });
  }
  return {
    lines: lines.map(({ text, evidence }) => ({
      text,
      sources: [...new Set(evidence)].flatMap((index) => numbered.get(index) ?? []),
    })),
    sources: [...numbered.values()],
  };
}

/** Shown before the others are asked for. */
const sourcesShownFirst = 3;

/** How many are left out at first; one alone takes no more room than the word about it. */
export const heldBack = (sources: readonly unknown[]): number =>
  sources.length > sourcesShownFirst + 1 ? sources.length - sourcesShownFirst : 0;

/** When it was said, or which line of the transcript it is where no time is known: "12:04", "Câu 5". */
export const placeInTalk = ({ startMs, index }: Pick<Source, 'startMs' | 'index'>): string =>
  startMs === null ? `Câu ${index + 1}` : formatOffset(startMs);

/** By whom. */
export const speakerName = (speaker: string | null): string => speaker ?? 'Chưa rõ người nói';

/** "12:04 Quốc Khải". */
export const nameSource = (source: Source): string => `${placeInTalk(source)} ${speakerName(source.speaker)}`;

/** A meeting's own page. */
export const meetingPlace = (meetingId: string) => ({
  to: '/meetings/$meetingId' as const,
  params: { meetingId },
});

/** Where a meeting's transcript shows a turn, in the version that was read. */
export const transcriptPlace = (meetingId: string, version: number | null, turn: number) => ({
  ...meetingPlace(meetingId),
  search: { tab: 'ban-ghi' as const, turn, v: version ?? undefined },
});
