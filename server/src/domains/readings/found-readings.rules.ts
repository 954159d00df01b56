import type { Priority } from '@hopgon/contract/action-items/schemas';
import type { ReadingKind, SummaryLevel } from '@hopgon/contract/readings/schemas';
import { mostEvidence } from '@hopgon/contract/readings/schemas';
import type { Analysis, StatedResult, SummaryStatement } from '@hopgon/contract/transcripts/schemas';
import { fold } from '@hopgon/engine/text/fold';

const longestReadingText = 1000;
const longestName = 200;
const levels: readonly SummaryLevel[] = ['short', 'medium', 'long'];

/** One row an analysis found. */
export interface FoundReading {
  readonly kind: ReadingKind;
  readonly position: number;
  readonly levels: readonly SummaryLevel[];
  readonly text: string;
  readonly confidence: number;
  readonly evidence: readonly number[];
  /** As it was said. */
  readonly assignee: string | null;
  readonly deadline: string | null;
  readonly priority: Priority;
  /** Of a summary line: the decision, question or task it states. */
  readonly states: StatedReading | null;
}

/** A reading by its kind and words, and of a task how a summary line puts it. */
export interface StatedReading {
  readonly key: string;
  readonly phrase: LinePhrase | null;
}

/** A task in the words of its summary line, with the person and the day the engine found. */
export interface LinePhrase extends NonNullable<StatedResult['phrase']> {
  readonly found: { readonly assignee: string | null; readonly deadline: string | null };
}

/** Readings of one kind that say the same are one. */
export const readingKey = (kind: ReadingKind, text: string): string => `${kind} ${fold(text)}`;

interface Task {
  readonly title: string;
  readonly assignee: string | null;
  readonly deadline: string | null;
  readonly priority: Priority;
  readonly evidence: readonly number[];
  readonly confidence: number;
}

interface Finding {
  readonly text: string;
  readonly evidence: readonly number[];
  readonly confidence?: number;
}

const readingText = (text: string): string => text.slice(0, longestReadingText).toWellFormed();

const readingRowOf = (
  kind: ReadingKind,
  { text, evidence, confidence = 1 }: Finding,
  position: number,
): FoundReading => ({
  kind,
  position,
  levels: [],
  text: readingText(text),
  confidence,
  evidence: evidence.slice(0, mostEvidence),
  assignee: null,
  deadline: null,
  priority: 'trung bình',
  states: null,
});

/** A line that stands in several summaries is one row: mended once, it is mended in all of them. */
function summaryRows(
  summary: Analysis['summary'],
  stated: (line: SummaryStatement) => StatedReading | null,
): FoundReading[] {
  const rows = new Map<string, FoundReading>();
  for (const level of levels) {
    for (const [place, line] of summary[level].entries()) {
      const row = rows.get(line.text) ?? { ...readingRowOf('summary', line, place), states: stated(line) };
      rows.set(line.text, { ...row, position: place, levels: [...row.levels, level] });
    }
  }
  return [...rows.values()];
}

/** Everything an analysis found, as rows. */
export const foundReadings = (
  { summary, decisions, openQuestions }: Pick<Analysis, 'summary' | 'decisions' | 'openQuestions'>,
  tasks: readonly Task[],
): FoundReading[] => [
  ...summaryRows(summary, statedAmong({ decision: decisions, question: openQuestions, task: tasks })),
  ...decisions.map((found, place) => readingRowOf('decision', found, place)),
  ...openQuestions.map((found, place) => readingRowOf('question', found, place)),
  ...tasks.map(({ title, assignee, deadline, priority, ...found }, place) => ({
    ...readingRowOf('task', { ...found, text: title }, place),
    assignee: assignee?.slice(0, longestName) ?? null,
    deadline,
    priority,
  })),
];

type Results = {
  readonly decision: readonly Finding[];
  readonly question: readonly Finding[];
  readonly task: readonly Task[];
};

const statedAmong =
  (results: Results) =>
  ({ result }: SummaryStatement): StatedReading | null => {
    if (!result) return null;
    if (result.kind !== 'task') {
      const found = results[result.kind][result.index];
      return found ? { key: readingKey(result.kind, readingText(found.text)), phrase: null } : null;
    }
    const task = results.task[result.index];
    if (!task) return null;
    const { title, assignee, deadline } = task;
    const phrase = result.phrase && {
      ...result.phrase,
      found: { assignee: assignee?.slice(0, longestName) ?? null, deadline },
    };
    return { key: readingKey('task', readingText(title)), phrase: phrase ?? null };
  };

interface KnownReading {
  readonly id: string;
  readonly kind: ReadingKind;
  readonly text: string;
  readonly engine_text: string | null;
  /** Somebody typed it, or changed it and has not undone that. */
  readonly touched: boolean;
}

export interface RecordingPlan<K extends KnownReading> {
  /** Found before and again. */
  readonly again: readonly { readonly known: K; readonly found: FoundReading }[];
  /** Found for the first time. */
  readonly added: readonly FoundReading[];
  /** Nobody touched them, and they are not found any more. */
  readonly removed: readonly K[];
}

/** Readings by what they say, and by what the engine first said. */
export function readingsByKey<K extends Pick<KnownReading, 'kind' | 'text' | 'engine_text'>>(
  known: readonly K[],
): Map<string, K> {
  const byKey = new Map<string, K>();
  for (const row of known)
    for (const text of [row.text, row.engine_text])
      if (text !== null) byKey.set(readingKey(row.kind, text), row);
  return byKey;
}

/** What a new analysis changes: people's rows stay, and nothing they answered is proposed a second time. */
export function planRecording<K extends KnownReading>(
  known: readonly K[],
  found: readonly FoundReading[],
): RecordingPlan<K> {
  const byText = readingsByKey(known);
  const again: { known: K; found: FoundReading }[] = [];
  const added = new Map<string, FoundReading>();
  for (const row of found) {
    const name = readingKey(row.kind, row.text);
    const before = byText.get(name);
    if (before) again.push({ known: before, found: row });
    else if (!added.has(name)) added.set(name, row);
  }
  const kept = new Set(again.map((pair) => pair.known.id));
  const removed = known.filter(({ id, touched }) => !touched && !kept.has(id));
  return { again, added: [...added.values()], removed };
}
