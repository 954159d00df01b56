import { findTitleRuns, type KnownTitle } from '@hopgon/engine/intent/acts/mark-titles';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';
import type { SpokenContext } from '../turn/spoken-context.rules.ts';
import type { Decided } from './decide-intent.rules.ts';
import type { ReadText } from './read-text.rules.ts';

/** The words of a message that stand in the title of a task and of no meeting, the longest; empty where none do. */
export function findTaskTitle(text: string, titles: readonly KnownTitle[]): string {
  const runs = findTitleRuns(text, titles).filter(({ kinds }) => kinds.has('task') && !kinds.has('meeting'));
  const [longest] = runs.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return longest === undefined ? '' : text.slice(longest.from, longest.to);
}

/** Questions for a list of tasks, and those that a question of one is taken for. */
const listsTasks: ReadonlySet<IntentKind> = new Set([
  'own-tasks',
  'late-tasks',
  'due-tasks',
  'person-tasks',
  'unknown',
]);
const ofState =
  /\b(?:han|deadline|tre|cham|qua han|overdue|xong|nop|nhan|toi dau|den dau|tien do|ai (?:lam|lo|giu|phu trach))\b/u;

/** "Tờ khai thuế 20/12 phải nộp hả": who names a task asks of that one, and for no list. */
export const asksOfOneTask = ({ text }: ReadText, { kind }: Decided, { titles }: SpokenContext): boolean =>
  listsTasks.has(kind) && ofState.test(fold(text)) && findTaskTitle(text, titles) !== '';
