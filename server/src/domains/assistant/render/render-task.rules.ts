import type { Card } from '@hopgon/contract/chat/schemas';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import { dayInDigits, dayInWords } from '@hopgon/contract/time/format-local';
import type { PlannedTask, TaskPlan } from '../plan/plan-task.rules.ts';
import { askForMissing } from './ask-for-missing.rules.ts';
import { askForOne, askWhichPerson, sayUnknown } from './ask-people.rules.ts';
import { type AssistantReply, askBack } from './reply.rules.ts';
import { writeWarning } from './warning-words.rules.ts';

type TaskCard = Extract<Card['change'], { kind: 'action-item' }>;

const longestTaskTitle = 300;

export function renderTask(plan: TaskPlan): AssistantReply {
  switch (plan.kind) {
    case 'missing':
      return askForMissing('actionitem', plan);
    case 'ask-assignee':
      return askAboutAssignee(plan);
    case 'ask-deadline':
      return askAboutDeadline(plan);
    case 'task':
      return renderTaskCard(plan, taskCardOf(plan));
  }
}

interface SaidTask {
  readonly assignee?: string;
  readonly deadline?: string;
}

function writeTaskCommand(
  { title, assignee, deadline, priority }: PlannedTask['request'],
  { assignee: whom = assignee, deadline: due = deadline.said }: SaidTask = {},
): string {
  return writeCommand('actionitem', [title, whom, due, ...(priority === null ? [] : [priority])]);
}

function askAboutAssignee({
  assignee,
  request,
}: Extract<TaskPlan, { kind: 'ask-assignee' }>): AssistantReply {
  const choose = (name: string) => writeTaskCommand(request, { assignee: name });
  if (assignee.kind === 'unknown') return sayUnknown([request.assignee], [], choose);
  return assignee.kind === 'unclear'
    ? askWhichPerson(assignee.people, choose)
    : askForOne(assignee.people, choose);
}

function askAboutDeadline({ verdict, request }: Extract<TaskPlan, { kind: 'ask-deadline' }>): AssistantReply {
  const { said } = request.deadline;
  const questions = {
    unread: `Chưa hiểu hạn “${said}”. Hãy gõ một ngày, ví dụ “thứ Sáu” hoặc “25/11”.`,
    past: `Hạn “${said}” đã qua. Bạn muốn chọn ngày nào?`,
    'which-day': `“${said}” có thể là nhiều ngày. Bạn muốn chọn ngày nào?`,
  };
  const choices = verdict.dates.map((date) => ({
    label: dayInWords(date),
    command: writeTaskCommand(request, { deadline: dayInDigits(date) }),
  }));
  return askBack(questions[verdict.kind], choices);
}

function taskCardOf({ request, assignee, deadline, warnings }: PlannedTask): TaskCard {
  const title = request.title.replace(/\s+/gu, ' ').trim();
  return {
    kind: 'action-item',
    title:
      title.length <= longestTaskTitle ? title : `${title.slice(0, longestTaskTitle - 1)}…`.toWellFormed(),
    assignee,
    deadline,
    when: deadline === null ? '' : dayInWords(deadline),
    priority: request.priority ?? 'trung bình',
    warnings: warnings.map(writeWarning),
  };
}

/** The card in words, so that it can be read alone. */
function renderTaskCard({ command, request, isOwn }: PlannedTask, change: TaskCard): AssistantReply {
  const whom = change.assignee.displayName;
  const lines = [
    `Việc “${change.title}”`,
    `Người phụ trách: ${isOwn ? 'bạn' : whom}`,
    `Hạn: ${change.when || 'chưa có'}`,
    `Ưu tiên: ${change.priority}`,
    ...change.warnings.map((warning) => `Lưu ý: ${warning}`),
    `Chưa có gì được tạo. Khi bạn bấm Xác nhận, việc được tạo${isOwn ? '' : ` và ${whom} được mời nhận việc`}.`,
  ];
  return {
    content: lines.join('\n'),
    reading: null,
    card: { command: command ?? writeTaskCommand(request), change },
  };
}
