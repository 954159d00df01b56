import { dayInWords } from '@hopgon/contract/time/format-local';
import type { OpenTask, TasksPlan } from '../plan/plan-tasks.rules.ts';
import { askWhichPerson } from './ask-people.rules.ts';
import { type AssistantReply, listLinks, say } from './reply.rules.ts';

const mostTasksListed = 50;
const amongVisible = 'trong các việc bạn được xem';

export function renderTasks(plan: TasksPlan): AssistantReply {
  switch (plan.kind) {
    case 'ask-person':
      return askWhichPerson(plan.unclear, (name) => `Việc của ${name}`);
    case 'unknown-person':
      return say(`Không thấy ai tên “${plan.name}” trong công ty.`);
    case 'owned':
      return renderOwned(plan);
    case 'in-time':
      return plan.items.length === 0
        ? say(`Không còn việc nào đang mở${whose(plan)} ${amongVisible}.`)
        : listTasks(
            `Không có việc nào${whose(plan)} quá hạn; còn ${plan.items.length} việc đang mở.`,
            plan.items,
            namesOwner(plan),
          );
    case 'open':
      return listTasks(
        `Còn ${openInWords(plan.items)}${whose(plan)}, ${amongVisible}.`,
        plan.items,
        namesOwner(plan),
      );
    case 'late': {
      const words = lateInWords(plan.items).join(', ');
      const isLate = plan.items.some((item) => item.overdue);
      const head = isLate
        ? `Có ${words}${whose(plan)} ${amongVisible}.`
        : `Không có việc đã nhận nào${whose(plan)} quá hạn, nhưng có ${words}.`;
      return listTasks(head, plan.items, namesOwner(plan));
    }
  }
}

type Listed = Extract<TasksPlan, { kind: 'late' | 'open' | 'in-time' }>;
const whose = ({ owner }: Listed): string => (owner === null ? '' : ` của ${owner.name}`);
const namesOwner = ({ owner }: Listed): boolean => owner === null || !owner.isAlone;

function renderOwned({ items, owner }: Extract<TasksPlan, { kind: 'owned' }>): AssistantReply {
  if (!owner)
    return items.length === 0
      ? say('Bạn không có việc nào đang mở.')
      : listTasks(`Bạn có ${openInWords(items)}.`, items, false);
  return items.length === 0
    ? say(`Không có việc nào đang mở của ${owner.name} ${amongVisible}.`)
    : listTasks(`${owner.name} có ${openInWords(items)}, ${amongVisible}.`, items, !owner.isAlone);
}

const listTasks = (head: string, items: readonly OpenTask[], withName: boolean): AssistantReply =>
  listLinks(
    head,
    items.slice(0, mostTasksListed).map((item) => ({
      label: describeTask(item, withName),
      path: item.meeting ? `/meetings/${item.meeting.id}` : '/meetings/my-tasks',
    })),
  );

function describeTask(
  { title, deadline, overdue, missed, state, assigneeName }: OpenTask,
  withName: boolean,
): string {
  const what = withName ? `${assigneeName ?? 'Chưa có người phụ trách'}: ${title}` : title;
  const parts = [
    deadline === null ? 'chưa có hạn' : `hạn ${dayInWords(deadline)}`,
    overdue ? 'quá hạn' : '',
    missed ? 'đã qua hạn' : '',
    state === 'proposed' ? 'chờ nhận' : '',
  ];
  return `${what} — ${parts.filter(Boolean).join(', ')}`;
}

/** '1 việc quá hạn', '2 việc đã qua hạn mà chưa ai nhận' */
function lateInWords(items: readonly OpenTask[]): string[] {
  const late = items.filter((item) => item.overdue).length;
  const missed = items.filter((item) => item.missed).length;
  return [
    late > 0 ? `${late} việc quá hạn` : '',
    missed > 0 ? `${missed} việc đã qua hạn mà chưa ai nhận` : '',
  ].filter(Boolean);
}

const openInWords = (items: readonly OpenTask[]): string =>
  [`${items.length} việc đang mở`, lateInWords(items).join(', ')].filter(Boolean).join(', trong đó ');
