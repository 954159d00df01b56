import type { Clause } from '../clauses/clause.ts';
import { overlap, sharedCount } from '../clauses/content-words.ts';
import { anyOf } from '../language/phrase.ts';
import { isAlive, type Task } from './task.ts';

export const CANCELS = anyOf(`
  thôi khỏi|khỏi|không cần|khỏi cần|hủy|bỏ|dẹp|thôi không|tạm dừng|dừng|không .{1,30} nữa|chưa .{1,30} vội
`);

/** "Thôi khỏi in băng rôn": what shares the words of it is not to be done. */
export function cancel(tasks: readonly Task[], { turn }: Clause, content: ReadonlySet<string>): void {
  for (const task of tasks.slice(-20)) {
    const same = overlap(task.content, content) >= 0.4 && sharedCount(task.content, content) >= 2;
    if (same && isAlive(task) && task.lastTurn < turn) task.state = 'dropped';
  }
}
