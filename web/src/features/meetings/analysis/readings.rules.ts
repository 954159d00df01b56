import type {
  Reading,
  ReadingAct,
  ReadingKind,
  ReadingMark,
  SummaryLevel,
} from '@hopgon/contract/readings/schemas';
import { formatTime } from '../../../lib/format/date.ts';

export const kindTitles: Readonly<Record<ReadingKind, string>> = {
  summary: 'Tóm tắt',
  decision: 'Quyết định',
  task: 'Việc cần làm',
  question: 'Câu hỏi còn để ngỏ',
};

export const markWords: Readonly<Record<ReadingMark, string>> = {
  no_evidence: 'Chưa có căn cứ',
  unsure: 'Cần xem lại',
  no_assignee: 'Chưa rõ người phụ trách',
  older_version: 'Căn cứ ở bản gỡ băng cũ',
};

export const isOpen = ({ state }: Pick<Reading, 'state'>): boolean =>
  state === 'proposed' || state === 'approved';

export interface ReadingGroup {
  readonly open: readonly Reading[];
  /** Rejected or merged: shown in a line, to be undone. */
  readonly closed: readonly Reading[];
}

/** The rows being edited, and where their form begins. */
export type Edited = Readonly<Record<string, 'text' | 'person'>>;

/** Rows of a kind; one that is being edited stays among the open ones whatever happens to it. */
export const ofKind = (
  readings: readonly Reading[],
  wanted: ReadingKind,
  edited: Edited = {},
): ReadingGroup => {
  const rows = readings.filter(({ kind }) => kind === wanted);
  const isShown = (row: Reading) => isOpen(row) || edited[row.id] !== undefined;
  return { open: rows.filter(isShown), closed: rows.filter((row) => !isShown(row)) };
};

/** The lines of one summary. */
export const ofLevel = (
  readings: readonly Reading[],
  level: SummaryLevel,
  edited: Edited = {},
): ReadingGroup =>
  ofKind(
    readings.filter(({ id, levels }) => levels.includes(level) || edited[id] !== undefined),
    'summary',
    edited,
  );

/** Rows as they are now, with those being edited that are gone as they were last. */
export const withEdited = (
  before: readonly Reading[],
  now: readonly Reading[],
  edited: Edited,
): readonly Reading[] => {
  const present = new Set(now.map(({ id }) => id));
  return [...now, ...before.filter(({ id }) => !present.has(id) && edited[id] !== undefined)];
};

export interface Progress {
  readonly approved: number;
  readonly all: number;
}

/** How much of what stands here somebody approved. */
export function progressOf(readings: readonly Reading[]): Progress {
  const open = readings.filter(isOpen);
  return { approved: open.filter(({ state }) => state === 'approved').length, all: open.length };
}

/** Rows that wait and that nothing speaks against. */
export const approvable = (readings: readonly Reading[]): readonly Reading[] =>
  readings.filter(
    ({ kind, state, marks }) => kind !== 'summary' && state === 'proposed' && marks.length === 0,
  );

const acts: Readonly<Record<ReadingAct, string>> = {
  added: 'thêm',
  edited: 'sửa',
  approved: 'duyệt',
  rejected: 'bỏ',
  merged: 'gộp',
};

const doer = (change: NonNullable<Reading['lastChange']>, myId: string | undefined): string =>
  change.by.userId === myId ? 'Bạn' : change.by.displayName;

/** 'Bạn duyệt 09:31', 'Phương Uyên sửa 09:30' */
export function changeInWords({ lastChange }: Pick<Reading, 'lastChange'>, myId: string | undefined): string {
  if (!lastChange) return '';
  return `${doer(lastChange, myId)} ${acts[lastChange.act]} ${formatTime(lastChange.at)}`;
}

/** 'Phương Uyên bỏ “Chúc cả nhà” lúc 09:30' */
export function closedInWords({ text, state, lastChange }: Reading, myId: string | undefined): string {
  const verb = state === 'merged' ? 'gộp' : 'bỏ';
  if (!lastChange) return `Đã ${verb} “${text}”`;
  return `${doer(lastChange, myId)} ${verb} “${text}” lúc ${formatTime(lastChange.at)}`;
}

/** What a toast says of some rows: 'Đã duyệt 3 mục', 'Đã duyệt “Dừng máy số 3”' */
export const doneInWords = (verb: string, readings: readonly Pick<Reading, 'text'>[]): string => {
  const [only, ...more] = readings;
  return only && more.length === 0 ? `Đã ${verb} “${only.text}”` : `Đã ${verb} ${readings.length} mục`;
};

/** Under lines shown away from where they are approved. */
export function approvalInWords(readings: readonly Reading[]): string {
  const { approved, all } = progressOf(readings);
  if (approved === all) return 'Đã duyệt.';
  return approved === 0
    ? 'Máy đọc từ bản gỡ băng, chưa ai duyệt.'
    : `Máy đọc từ bản gỡ băng, đã duyệt ${approved}/${all} câu.`;
}
