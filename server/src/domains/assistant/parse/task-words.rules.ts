import { Priority } from '@hopgon/contract/action-items/schemas';
import type { IntentSlots } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { readDeadline, type SaidDeadline } from '@hopgon/engine/time/said-deadline';
import type { FoundTime } from '@hopgon/engine/time/said-time';
import { urgentEnd } from './asked-facts.rules.ts';
import { writeHonorific } from './honorific.rules.ts';
import { cutTime, readSegments, type Segment, tidy } from './segments.rules.ts';

/** A task as words ask for it. Only names of the company say where the assignee begins in loose words of a command. */
export type TaskWords = {
  readonly deadline: SaidDeadline;
  /** Null where none was said. */
  readonly priority: Priority | null;
} & (
  | { readonly way: 'in-order'; readonly title: string; readonly assignee: string }
  | { readonly way: 'loose'; readonly text: string; readonly quoted: boolean }
);

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

const filler = /^(?:là\s+|việc\s+|viec\s+|phải\s+|phai\s+|cần\s+|can\s+)+/iu;

/** The parameters of free words, as they were read with what they ask for. */
export function parseSpokenTask(
  slots: IntentSlots,
  found: FoundTime | null,
  isUrgent: boolean,
  now: LocalTime,
): TaskWords {
  const title = (slots.title ?? '').replace(filler, '');
  return {
    way: 'in-order',
    title: tidy(title.replace(urgentEnd, '')),
    assignee: writeHonorific(slots.assignee ?? ''),
    deadline: readDeadline(slots.deadline ?? found?.time.said ?? '', now),
    priority: isUrgent || urgentEnd.test(title) ? 'cao' : null,
  };
}
