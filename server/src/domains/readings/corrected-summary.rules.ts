import type { ReadingKind, SummaryLevel } from '@hopgon/contract/readings/schemas';
import { formatDeadline, renderTaskLine } from '@hopgon/engine/summarise/render-task-line';
import { openLead } from '@hopgon/engine/text/open-question';
import type { LinePhrase } from './found-readings.rules.ts';
import { type NamedSpeaker, renameSpeakers } from './speaker-names.rules.ts';

/** What a summary line and the reading it states are written from. */
export interface SummaryRow {
  readonly id: string;
  readonly kind: ReadingKind;
  readonly levels: SummaryLevel[];
  readonly text: string;
  readonly engine_text: string | null;
  readonly state: string;
  readonly merged_into: string | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly assignee_display: string | null;
  readonly deadline: string | null;
  readonly act: string | null;
  readonly result_id: string | null;
  readonly phrase: LinePhrase | null;
  readonly speakers: readonly NamedSpeaker[] | null;
}

type SpeakerNames = ReadonlyMap<string, string>;

/**
 * The readings of a meeting with its summary as people corrected it: a line that states a decision, a question or a task says
 * what that says now, and is left out with it; speakers have the names people gave them. What a person wrote stays.
 */
export function correctSummary<R extends SummaryRow>(
  rows: readonly R[],
  names: SpeakerNames,
): (R & { readonly isRewritten: boolean })[] {
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const stated = new Map(
    rows.filter(isEngines).flatMap((row) => {
      const result = row.result_id === null ? undefined : keptReading(rowsById, row.result_id);
      return result ? [[row.id, result] as const] : [];
    }),
  );
  return rows.flatMap((row) => {
    if (!isEngines(row)) return [{ ...row, isRewritten: false }];
    const result = stated.get(row.id);
    if (result?.state === 'rejected') return [];
    const levels = result ? levelsOf(row, result, rows, stated) : row.levels;
    if (levels.length === 0) return [];
    const corrected = (result && correctedLine(row, result)) ?? row.text;
    const text = renameSpeakers(corrected, row.speakers ?? [], names);
    return [{ ...row, levels, text, isRewritten: text !== row.text }];
  });
}

const isEngines = (row: SummaryRow): boolean => row.kind === 'summary' && row.text === row.engine_text;

/** The reading itself, or the one it was merged into. */
function keptReading<R extends SummaryRow>(rowsById: ReadonlyMap<string, R>, id: string): R | undefined {
  let row = rowsById.get(id);
  for (let step = 0; row?.merged_into && step < rowsById.size; step += 1) row = rowsById.get(row.merged_into);
  return row;
}

/** Of several lines of readings that were merged, each summary has one: the kept reading's own, or the first. */
function levelsOf<R extends SummaryRow>(
  line: R,
  result: R,
  rows: readonly R[],
  stated: ReadonlyMap<string, R>,
): SummaryLevel[] {
  const alike = rows.filter(({ id, state }) => stated.get(id) === result && state !== 'rejected');
  const first = (level: SummaryLevel) => {
    const there = alike.filter(({ levels }) => levels.includes(level));
    return there.find((row) => row.result_id === result.id) ?? there[0];
  };
  return line.levels.filter((level) => (first(level) ?? line).id === line.id || line.state === 'rejected');
}

/** The line in the words of the corrected reading; null while it says the same. */
function correctedLine(line: SummaryRow, result: SummaryRow): string | null {
  const isOwn = line.result_id === result.id;
  if (result.kind === 'task') return taskLine(result, isOwn ? line.phrase : null, isOwn);
  if (isOwn && hasEngineText(result)) return null;
  const text = result.text.replace(/(?<![.?!…\s])[.?!…\s]+$/u, '');
  if (result.kind === 'decision') return `Thống nhất: ${text}.`;
  return text.startsWith(openLead) ? `${text}.` : `Chưa rõ: ${text}?`;
}

function taskLine(task: SummaryRow, phrase: LinePhrase | null, isOwn: boolean): string | null {
  if (!phrase) return isOwn && !isEdited(task) ? null : titleLine(task, personOf(task), deadlineOf(task));
  const isSamePerson = hasFoundPerson(task, phrase);
  const isSameDay = task.deadline === phrase.found.deadline;
  if (hasEngineText(task) && isSamePerson && isSameDay) return null;
  const assignee = isSamePerson ? phrase.assignee : personOf(task);
  const deadline = isSameDay ? phrase.deadline : deadlineOf(task);
  // The engine's words may say who did it a second time.
  const mayKeepWords = isSamePerson || phrase.assignee === null || !phrase.task.includes(phrase.assignee);
  return hasEngineText(task) && mayKeepWords
    ? renderTaskLine({ assignee, task: phrase.task, deadline })
    : titleLine(task, assignee, deadline);
}

const samplePrefix = /^Mẫu: /u;
const hasEngineText = ({ text, engine_text: engines }: SummaryRow): boolean =>
  engines !== null && text.replace(samplePrefix, '') === engines.replace(samplePrefix, '');
const isEdited = (row: SummaryRow): boolean =>
  !hasEngineText(row) || (row.act !== null && row.act !== 'approved');

/** A person named by hand has no name as it was said. */
const hasFoundPerson = ({ assignee_id: id, assignee_name: name }: SummaryRow, { found }: LinePhrase) =>
  name === found.assignee && (name !== null || id === null);

const personOf = (task: SummaryRow): string | null => task.assignee_display ?? task.assignee_name;
const deadlineOf = ({ deadline }: SummaryRow): string | null => deadline && formatDeadline(deadline);

/** "Mai: Soạn báo giá (hạn Thứ Sáu, 13/03)." */
function titleLine(task: SummaryRow, assignee: string | null, deadline: string | null): string {
  const title = task.text.replace(samplePrefix, '').replace(/(?<![.\s])[.\s]+$/u, '');
  return `${assignee ?? 'Cần làm'}: ${title}${deadline ? ` (${deadline})` : ''}.`;
}
