import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInWords, daysInWords } from '@hopgon/contract/time/format-local';
import type { DateRange, TasksPlan } from '../plan/plan-tasks.rules.ts';
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
    case 'among':
      return renderAmong(plan);
    case 'given':
      return renderGiven(plan);
    case 'in-time':
      return plan.items.length === 0
        ? say(`Không còn việc nào đang mở${whose(plan)} ${amongVisible}.`)
        : listTasks(
            `Không có việc nào${whose(plan)} quá hạn; còn ${plan.items.length} việc đang mở${ownInWords(plan)}.`,
            plan.items,
            namesOwner(plan),
          );
    case 'open':
      return listTasks(
        `Còn ${openInWords(plan.items)}${whose(plan)}, ${amongVisible}${ownInWords(plan)}.`,
        plan.items,
        namesOwner(plan),
      );
    case 'late':
      return listTasks(
        `Có ${lateInWords(plan.items)}${whose(plan)} ${amongVisible}${ownInWords(plan)}.`,
        plan.items,
        namesOwner(plan),
      );
  }
}

type Listed = Extract<TasksPlan, { kind: 'late' | 'open' | 'in-time' }>;
const whose = ({ owner }: Listed): string => (owner === null ? '' : ` của ${owner.name}`);
/** Of all that the caller may see it says which are theirs: "việc nào trễ" may ask for these. */
function ownInWords({ own, items }: Listed): string {
  if (own === 0) return '';
  return own === items.length ? ', đều là việc của bạn' : `, ${own} việc là của bạn`;
}
const namesOwner = ({ owner }: Listed): boolean => owner === null || !owner.isAlone;

const setWords = { late: 'quá hạn', new: 'chờ nhận' } as const;

/** "Bạn có 1 việc chờ nhận, trong 3 việc đang mở." */
function renderAmong({
  of,
  givenTo,
  among,
  items,
  others,
}: Extract<TasksPlan, { kind: 'among' }>): AssistantReply {
  const who = of === 'own' ? 'Bạn' : of.name;
  const what = givenTo === null ? 'việc' : `việc giao cho ${givenTo}`;
  const set = among === null ? 'đang mở' : setWords[among];
  const all = items.length + others.length;
  const withName = givenTo !== null || (of !== 'own' && !of.isAlone);
  const scope = of === 'own' && givenTo === null ? '' : `, ${amongVisible}`;
  if (all === 0) return say(`${who} không có ${what} nào đang mở${scope}.`);
  if (items.length === 0)
    return listTasks(
      `${who} không có ${what} nào ${set}; còn ${all} việc đang mở${scope}.`,
      others,
      withName,
    );
  const late = among === null && lateInWords(items) !== '' ? `, trong đó ${lateInWords(items)}` : '';
  const rest = others.length === 0 ? '' : `, trong ${all} việc đang mở`;
  return listTasks(`${who} có ${items.length} ${what} ${set}${late}${rest}${scope}.`, items, withName);
}

/** "Nguyễn Phước Lộc giao bạn 2 việc đang mở, 1 việc chờ nhận. Gần hạn nhất: …" */
function renderGiven({
  by,
  owner,
  among,
  asksNearest,
  items,
  all,
}: Extract<TasksPlan, { kind: 'given' }>): AssistantReply {
  const whom = owner?.name ?? 'bạn';
  if (all.length === 0) return say(`Không có việc nào đang mở mà ${by} giao ${whom}.`);
  const waiting = all.filter(({ state }) => state === 'proposed').length;
  const parts = [
    `${all.length} việc đang mở`,
    waiting > 0 ? `${waiting} việc chờ nhận` : 'không có việc nào chờ nhận',
    lateInWords(all),
  ];
  const head = `${by} giao ${whom} ${parts.filter(Boolean).join(', ')}.`;
  const [next] = all
    .filter(({ deadline }) => deadline !== null)
    .toSorted((one, other) => (one.deadline ?? '').localeCompare(other.deadline ?? ''));
  const nearest =
    asksNearest && next ? ` Gần hạn nhất: ${next.title}, hạn ${dayInWords(next.deadline ?? '')}.` : '';
  const shown = among !== null && items.length > 0 ? items : all;
  return listTasks(`${head}${nearest}`, shown, false);
}

function renderOwned({ items, owner, due }: Extract<TasksPlan, { kind: 'owned' }>): AssistantReply {
  if (due !== null && items.length > 0) return renderDue(items, due);
  if (!owner)
    return items.length === 0
      ? say('Bạn không có việc nào đang mở.')
      : listTasks(`Bạn có ${openInWords(items)}.`, items, false);
  return items.length === 0
    ? say(`Không có việc nào đang mở của ${owner.name} ${amongVisible}.`)
    : listTasks(`${owner.name} có ${openInWords(items)}, ${amongVisible}.`, items, !owner.isAlone);
}

/** Those due in the days that were asked about, else that none is, and all of them. */
function renderDue(items: readonly ActionItem[], due: DateRange): AssistantReply {
  const meant = items.filter(
    ({ deadline }) => deadline !== null && deadline >= due.first && deadline <= due.last,
  );
  const days = daysInWords(due);
  if (meant.length === 0)
    return listTasks(`${days}: bạn không có việc nào đến hạn. Bạn có ${openInWords(items)}.`, items, false);
  const late = items.filter((item) => item.overdue && !meant.includes(item));
  const others = late.length === 0 ? '' : ` Ngoài ra có ${lateInWords(late)}.`;
  return listTasks(`${days}: bạn có ${meant.length} việc đến hạn.${others}`, [...meant, ...late], false);
}

const listTasks = (head: string, items: readonly ActionItem[], withName: boolean): AssistantReply =>
  listLinks(
    head,
    items.slice(0, mostTasksListed).map((item) => ({
      label: describeTask(item, withName),
      path: item.meeting ? `/meetings/${item.meeting.id}` : '/meetings/my-tasks',
    })),
  );

function describeTask(
  { title, deadline, overdue, state, assigneeName }: ActionItem,
  withName: boolean,
): string {
  const what = withName ? `${assigneeName ?? 'Chưa có người phụ trách'}: ${title}` : title;
  const parts = [
    deadline === null ? 'chưa có hạn' : `hạn ${dayInWords(deadline)}`,
    overdue ? 'quá hạn' : '',
    state === 'proposed' ? 'chờ nhận' : '',
  ];
  return `${what} — ${parts.filter(Boolean).join(', ')}`;
}

/** '3 việc quá hạn (1 việc chưa ai nhận)'; empty where none is. */
function lateInWords(items: readonly ActionItem[]): string {
  const late = items.filter(({ overdue }) => overdue);
  const unanswered = late.filter(({ state }) => state === 'proposed').length;
  if (late.length === 0) return '';
  const words = `${late.length} việc quá hạn`;
  if (unanswered === 0) return words;
  return unanswered === late.length
    ? `${words} mà chưa ai nhận`
    : `${words} (${unanswered} việc chưa ai nhận)`;
}

const openInWords = (items: readonly ActionItem[]): string =>
  [`${items.length} việc đang mở`, lateInWords(items)].filter(Boolean).join(', trong đó ');
