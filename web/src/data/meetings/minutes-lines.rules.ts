import type { Minutes, MinutesLine, MinutesSection } from '@hopgon/contract/minutes/schemas';

/** A line with the place it stands at. */
export interface PlacedLine {
  readonly line: MinutesLine;
  readonly sectionId: string;
  readonly afterId: string | null;
}

/** What a change did to the lines. */
export interface ChangedLines {
  /** New, or perhaps elsewhere than before. */
  readonly placed?: readonly PlacedLine[];
  /** Another content at the same place. */
  readonly lines?: readonly MinutesLine[];
  readonly removed?: readonly string[];
}

type Content = Pick<Minutes, 'sections'>;

function placeLine(sections: readonly MinutesSection[], { line, sectionId, afterId }: PlacedLine) {
  return sections.map((section) => {
    const lines = section.lines.filter(({ id }) => id !== line.id);
    if (section.id !== sectionId) return { ...section, lines };
    const index = afterId === null ? 0 : lines.findIndex(({ id }) => id === afterId) + 1;
    // Behind a line that is not shown yet, it stands at the end until all is read again.
    return {
      ...section,
      lines: lines.toSpliced(afterId !== null && index === 0 ? lines.length : index, 0, line),
    };
  });
}

/** The document after a change of its lines. */
export function withChangedLines<M extends Content>(
  minutes: M,
  { placed = [], lines = [], removed = [] }: ChangedLines,
): M {
  const changed = new Map(lines.map((line) => [line.id, line]));
  const kept = minutes.sections.map((section) => ({
    ...section,
    lines: section.lines
      .filter(({ id }) => !removed.includes(id))
      .map((line) => changed.get(line.id) ?? line),
  }));
  return { ...minutes, sections: placed.reduce(placeLine, kept) };
}
