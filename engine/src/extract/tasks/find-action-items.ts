import type { ActionItem, Priority } from '../../reader/extraction.ts';
import { daysBetween } from '../../time/days.ts';
import { anyOf } from '../language/phrase.ts';
import { type MeetingContext, plainTurn } from '../meeting-context.ts';
import { isUnheard } from './in-earnest.ts';
import type { Task } from './task.ts';
import { writeTitle } from './write-title.ts';

const URGENT = anyOf(`
  gấp|khẩn|ngay|bằng mọi giá|không được trễ|không lùi|ưu tiên|quan trọng|bắt buộc|phải xong|trong hôm nay
  trong sáng nay|đúng hạn|không dời|cấp bách|priority
`);
const IDLE = anyOf('khi nào rảnh|không gấp|từ từ|tiện thì|lúc nào cũng được|không vội|rảnh');
const SOON_DAYS = 2;

export function findActionItems(tasks: readonly Task[], context: MeetingContext): ActionItem[] {
  return tasks.flatMap((task) => {
    const title = writeTitle(task, context);
    if (title === '') return [];
    const evidence = [...task.evidence].sort((a, b) => a - b);
    return [
      {
        title,
        assignee: task.who,
        deadline: task.deadline?.date ?? null,
        deadlineText: task.deadline?.phrase ?? null,
        priority: priorityOf(task, context),
        evidence,
        confidence: confidenceOf(task, context),
      },
    ];
  });
}

function priorityOf(task: Task, context: MeetingContext): Priority {
  const said = [...task.evidence].map((turn) => plainTurn(context, turn)).join(' ');
  if (IDLE.test(said)) return 'thấp';
  const days =
    task.deadline === null ? Number.POSITIVE_INFINITY : daysBetween(context.meetingDate, task.deadline.date);
  return URGENT.test(said) || days < SOON_DAYS ? 'cao' : 'trung bình';
}

function confidenceOf(task: Task, context: MeetingContext): number {
  const answer = task.state === 'taken' ? 0.15 : isUnheard(task, context) ? -0.08 : 0;
  const base = 0.4 + task.strength * 0.08 + answer;
  return Math.round(Math.min(0.95, base) * 100) / 100;
}
