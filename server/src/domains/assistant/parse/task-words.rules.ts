import { Priority } from '@hopgon/contract/action-items/schemas';
import type { IntentSlots } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';
import type { LocalTime } from '../shared/local-time.rules.ts';
import { stripRequest } from './request-words.rules.ts';
import { cutTime, readSegments, type Segment } from './segments.rules.ts';
import { readDeadline, type SaidDeadline } from './time/said-deadline.rules.ts';

/** A task as words ask for it. Only names of the company say where the assignee begins in loose words. */
export type TaskWords = { readonly deadline: SaidDeadline } & (
  | ({ readonly way: 'in-order'; readonly title: string; readonly assignee: string } & Prioritised)
  | ({ readonly way: 'loose'; readonly text: string; readonly quoted: boolean } & Prioritised)
  | ({ readonly way: 'spoken' } & SpokenTask)
);

interface Prioritised {
  /** Null where none was said. */
  readonly priority: Priority | null;
}

export interface SpokenTask {
  readonly deadline: SaidDeadline;
  /** Title and assignee, in either order. */
  readonly text: string;
  /** What grammar alone reads; it answers what names leave open. */
  readonly slots: Pick<IntentSlots, 'assignee' | 'title'> & { readonly deadline: SaidDeadline };
}

const priorities = Priority.options;
const trailingPriority =
  /(?:^|(?<![\s,])[\s,]+)(?:(?:ưu tiên|uu tien)\s+)?(cao|trung bình|trung binh|thấp|thap)\s*$/iu;

const priorityOf = (word: string): Priority | null =>
  priorities.find((known) => fold(known) === fold(word)) ?? null;

/** Parses `title assignee deadline [priority]`, in quotes or loose. */
export function parseTask(rest: string, now: LocalTime): TaskWords {
  const { segments, priority } = cutPriority(readSegments(rest));
  if (segments.length >= 3) {
    const [title = '', assignee = '', due = ''] = segments.map(({ text }) => text);
    return {
      way: 'in-order',
      title: title.trim(),
      assignee: stripFor(assignee),
      deadline: readDeadline(due.trim(), now),
      priority,
    };
  }
  const { time, left } = cutTime(segments, now);
  const [first, second] = left;
  const deadline = readDeadline(time.said, now);
  return first && second
    ? { way: 'in-order', title: first.text, assignee: stripFor(second.text), deadline, priority }
    : { way: 'loose', text: first?.text ?? '', quoted: first?.quoted ?? false, deadline, priority };
}

/** "cho An" names An. */
export const stripFor = (text: string): string =>
  text.replace(/^\s*(?:giao\s+)?(?:cho|nhờ|nho|bởi|boi)\s+/iu, '').trim();

function cutPriority(segments: readonly Segment[]): {
  segments: readonly Segment[];
  priority: Priority | null;
} {
  const last = segments.at(-1);
  const found = last ? trailingPriority.exec(last.text) : null;
  const priority = found?.[1] ? priorityOf(found[1]) : null;
  // A lone word is a priority only where it can be one: after the title.
  if (!last || !found || !priority || (segments.length === 1 && found.index === 0))
    return { segments, priority: null };
  const before = last.text.slice(0, found.index).trim();
  const others = segments.slice(0, -1);
  return { segments: before === '' ? others : [...others, { ...last, text: before }], priority };
}

const assigning =
  /^(?:nhắc|nhac|giao|phân công|phan cong|tạo việc|tao viec|thêm việc|them viec|tạo công việc|tao cong viec|nhờ|nho)\s+(?:việc\s+|viec\s+|nhở\s+)?(?:cho\s+)?/iu;

/** Parses "Nhắc An gửi bảng giá trước thứ Sáu". */
export function parseSpokenTask(text: string, slots: IntentSlots, now: LocalTime): TaskWords {
  const { time, left } = cutTime([{ text: stripRequest(text), quoted: false }], now);
  const deadline = readDeadline(time.said, now);
  return {
    way: 'spoken',
    deadline,
    text: left
      .map((part) => part.text)
      .join(' ')
      .replace(assigning, ''),
    slots: { ...slots, deadline: slots.deadline ? readDeadline(slots.deadline, now) : deadline },
  };
}
