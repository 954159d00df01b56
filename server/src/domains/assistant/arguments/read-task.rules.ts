import { Priority } from '@hopgon/contract/action-items/schemas';
import { fold } from '@hopgon/engine/text/fold';
import type { Company } from '../people/match-person.rules.ts';
import { startOfTrailingName } from './leading-names.rules.ts';
import { cutTime, readSegments, type Segment, type Span, tidy } from './segments.rules.ts';

/** The parameters of /actionitem as said; empty where nothing was, `priority` null where none was said. */
export interface TaskRequest {
  readonly title: string;
  readonly assignee: string;
  readonly deadline: string;
  readonly priority: Priority | null;
}

interface Tools {
  readonly company: Company;
  readonly findTime: (text: string) => Span | null;
}

const priorities = Priority.options;
const trailingPriority =
  /(?:^|(?<![\s,])[\s,]+)(?:(?:ưu tiên|uu tien)\s+)?(cao|trung bình|trung binh|thấp|thap)\s*$/iu;

const priorityOf = (word: string): Priority | null =>
  priorities.find((known) => fold(known) === fold(word)) ?? null;

/** Reads `title assignee deadline [priority]`, in quotes or loose. */
export function readTask(rest: string, tools: Tools): TaskRequest {
  const { segments, priority } = cutPriority(readSegments(rest));
  if (segments.length >= 3) return inOrder(segments, priority);
  const { time, left } = cutTime(segments, tools.findTime);
  const [first, second] = left;
  if (first && second) {
    return { title: first.text, assignee: withoutFor(second.text), deadline: time, priority };
  }
  const text = first?.text ?? '';
  const start = first?.quoted ? text.length : startOfTrailingName(text, tools.company);
  return {
    title: tidy(text.slice(0, start)),
    assignee: withoutFor(text.slice(start)),
    deadline: time,
    priority,
  };
}

const withoutFor = (text: string): string =>
  text.replace(/^\s*(?:giao\s+)?(?:cho|nhờ|nho|bởi|boi)\s+/iu, '').trim();

function inOrder([title, assignee, deadline]: readonly Segment[], priority: Priority | null): TaskRequest {
  return {
    title: (title?.text ?? '').trim(),
    assignee: withoutFor(assignee?.text ?? ''),
    deadline: (deadline?.text ?? '').trim(),
    priority,
  };
}

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
