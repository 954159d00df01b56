import { dayInDigits } from '../time/format-local.ts';
import type { RecordedTask } from './recorded-task.ts';

/** How an item is named; null for one of a closed meeting. */
export const workWords = (title: string | null): string =>
  title === null ? 'một việc của buổi họp kín' : `việc “${title}”`;

type Edited<Value> = { readonly before: Value; readonly after: Value } | null;

/** What a change of an item means to one who works on it. */
export type WorkChange =
  | { readonly kind: 'deleted' | 'taken' | 'withdrawn' | 'returned' }
  | {
      readonly kind: 'edited';
      readonly progress: 'completed' | 'reopened' | null;
      readonly title: Edited<string>;
      /** YYYY-MM-DD */
      readonly deadline: Edited<string | null>;
    };

/** What an item said at a moment. */
export interface WorkState extends RecordedTask {
  readonly isDone: boolean;
}

/** Null where the change means nothing to the reader. `after` is null of an item that was deleted. */
export function workChange(before: WorkState, after: WorkState | null, readerId: string): WorkChange | null {
  const had = before.assigneeId === readerId;
  if (after === null) return had ? { kind: 'deleted' } : null;
  const has = after.assigneeId === readerId;
  if (had && !has) return { kind: after.assigneeId === null ? 'withdrawn' : 'taken' };
  if (!has) return null;
  if (!had) return { kind: 'returned' };
  const title = before.title === after.title ? null : { before: before.title, after: after.title };
  const deadline =
    before.deadline === after.deadline ? null : { before: before.deadline, after: after.deadline };
  const progress = progressOf(before, after);
  return title || deadline || progress ? { kind: 'edited', progress, title, deadline } : null;
}

function progressOf(before: WorkState, after: WorkState): 'completed' | 'reopened' | null {
  if (before.isDone === after.isDone) return null;
  return after.isDone ? 'completed' : 'reopened';
}

/** 'đã đổi hạn việc “Gửi bảng giá” từ 05/12/2026 thành 10/12/2026'; `title` is the earlier one, null of a closed meeting. */
export function workChangeWords(change: WorkChange, title: string | null): string {
  const work = workWords(title);
  switch (change.kind) {
    case 'deleted':
      return `đã xóa ${work} của bạn`;
    case 'taken':
      return `đã giao ${work} cho người khác`;
    case 'withdrawn':
      return `không còn giao ${work} cho bạn`;
    case 'returned':
      return `đã giao lại ${work} cho bạn`;
    case 'edited':
      return `đã ${editWords(change, title).join(', và ')}`;
  }
}

/** The first names the work. */
function editWords(
  { progress, title: renamed, deadline }: Extract<WorkChange, { kind: 'edited' }>,
  title: string | null,
): string[] {
  const work = workWords(title);
  const words: string[] = [];
  if (progress) words.push(`${progress === 'completed' ? 'báo xong' : 'mở lại'} ${work}`);
  if (renamed && title === null) words.push(words.length > 0 ? 'đổi tên' : `đổi tên ${work}`);
  else if (renamed) words.push(`đổi ${words.length > 0 ? 'tên' : work} thành “${renamed.after}”`);
  if (deadline) words.push(deadlineWords(deadline, words.length > 0 ? '' : ` ${work}`));
  return words;
}

function deadlineWords({ before, after }: NonNullable<Edited<string | null>>, work: string): string {
  if (after === null) return `bỏ hạn${work}`;
  if (before === null) return `đặt hạn${work} là ${dayInDigits(after)}`;
  return `đổi hạn${work} từ ${dayInDigits(before)} thành ${dayInDigits(after)}`;
}
