import { type LabelRank, LONGEST_LABEL, rankLabel } from '../labels/speaker-label.ts';
import type { ShapedLine } from './line-shapes.ts';

/** A line of a text transcript, with the time and the name beside it taken off. */
export type MarkedLine = {
  readonly startMs: number | null;
  readonly endMs: number | null;
  /** The speaker a line of its own names; what follows below is theirs. */
  readonly name: string | null;
  readonly text: string;
};

/** Reads times and names of all lines, given with their shapes; text that only looks like one stays text. */
export function markLines(lines: readonly string[], shaped: readonly ShapedLine[]): MarkedLine[] {
  const believed = judge(lines, shaped);
  const alone = findNameLines(lines, shaped);
  return shaped.map((line, index) =>
    alone.has(index)
      ? { ...nameLine, name: (lines[index] ?? '').trim() }
      : readMarks(line, lines[index] ?? '', believed),
  );
}

const nameLine: MarkedLine = { startMs: null, endMs: null, name: null, text: '' };

/**
 * Lines that hold a name and nothing else, where most paragraphs of the file begin with one and some name comes back:
 * what follows is theirs.
 */
function findNameLines(lines: readonly string[], shaped: readonly ShapedLine[]): ReadonlySet<number> {
  const found: number[] = [];
  const counts = new Map<string, number>();
  let paragraphs = 0;
  lines.forEach((line, index) => {
    if (line.trim() === '' || (lines[index - 1] ?? '').trim() !== '') return;
    paragraphs += 1;
    const name = line.trim();
    if (
      name.length > LONGEST_LABEL ||
      shaped[index]?.shape !== 'plain' ||
      (lines[index + 1] ?? '').trim() === ''
    )
      return;
    if (/[.!?…:]$/u.test(name) || !isNameRank(rankLabel(name))) return;
    found.push(index);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  const comesBack = [...counts.values()].some((count) => count > 1);
  return new Set(found.length >= 3 && comesBack && found.length * 10 >= paragraphs * 7 ? found : []);
}

const isNameRank = (rank: LabelRank | null): boolean => rank === 'sure' || rank === 'likely';

type Believed = {
  readonly names: ReadonlySet<string>;
  readonly bareClocks: boolean;
  readonly bracketNames: boolean;
  readonly clockNames: boolean;
};

function judge(lines: readonly string[], shaped: readonly ShapedLine[]): Believed {
  const counts = new Map<string, number>();
  const shapes = new Map<ShapedLine['shape'], number>();
  let filled = 0;
  let followed = 0;
  shaped.forEach((line, index) => {
    if (lines[index]?.trim() !== '') filled += 1;
    shapes.set(line.shape, (shapes.get(line.shape) ?? 0) + 1);
    if (line.name !== null) counts.set(line.name, (counts.get(line.name) ?? 0) + 1);
    if (line.shape === 'clock-name' && isPlainText(shaped, lines, index + 1)) followed += 1;
  });
  const of = (shape: ShapedLine['shape']) => shapes.get(shape) ?? 0;
  const isFirm = ({ name, rank }: ShapedLine) =>
    name !== null && (rank === 'sure' || (counts.get(name) ?? 0) > 1);
  const heads = shaped.filter(({ shape, text }) => shape === 'name-clock' && text === '');
  // Where names with times head the words all through, one that comes once is a name as well.
  const isHeaded = heads.length >= 3 && heads.filter(isFirm).length * 10 >= heads.length * 6;
  const names = [...shaped.filter(isFirm), ...(isHeaded ? heads : [])];
  const bare = of('bare-clock') + of('clock-name');
  return {
    names: new Set(names.flatMap(({ name }) => (name === null ? [] : [name]))),
    bareClocks: bare >= 3 || bare * 2 >= filled,
    bracketNames: of('bracket-name') >= 2,
    clockNames: followed >= 2 && followed * 10 >= of('clock-name') * 8,
  };
}

/** Whether words without a mark follow, perhaps after a blank line. */
function isPlainText(shaped: readonly ShapedLine[], lines: readonly string[], index: number): boolean {
  const next = lines[index]?.trim() === '' ? index + 1 : index;
  return shaped[next]?.shape === 'plain' && (lines[next] ?? '').trim() !== '';
}

function readMarks(line: ShapedLine, source: string, believed: Believed): MarkedLine {
  const { startMs, endMs, text } = line;
  const isNamed = line.name !== null && believed.names.has(line.name);
  const asWritten = { startMs: null, endMs: null, name: null, text: source };
  switch (line.shape) {
    case 'name-clock':
    case 'fields':
      return isNamed ? { startMs, endMs, name: line.name, text } : asWritten;
    case 'bracket-name':
      return isNamed && believed.bracketNames ? { startMs, endMs, name: line.name, text: '' } : asWritten;
    case 'clock-name':
      if (isNamed && believed.clockNames) return { startMs, endMs, name: line.name, text: '' };
      return { startMs, endMs, name: null, text };
    case 'bare-clock':
      return believed.bareClocks || text === '' ? { startMs, endMs, name: null, text } : asWritten;
    case 'clock':
      return { startMs, endMs, name: null, text };
    case 'lost-sound':
      return { ...asWritten, text: '' };
    case 'plain':
      return asWritten;
  }
}
