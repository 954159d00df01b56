import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { formatDay } from '@hopgon/engine/time/format-vi';
import { localDay } from '@hopgon/engine/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listActionItems } from '../action-items/list-action-items.ts';
import { readWorkplace } from './read-workplace.ts';
import { type AssistantReply, say } from './reply.rules.ts';

const mostShown = 50;
const mostRead = 200;

const pathOf = (item: ActionItem): string => (item.meeting ? `/meetings/${item.meeting.id}` : '/dashboard');

/** An open task; one whose day passed before anybody took it on is nobody's delay, and still not in time. */
interface OpenTask extends ActionItem {
  readonly missed: boolean;
}

/** The most urgent first: of very many the others are left out. */
async function listOpen(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  wanted: Pick<Parameters<typeof listActionItems>[2], 'mine' | 'assigneeIds'>,
): Promise<OpenTask[]> {
  const { items } = await listActionItems(world, scope, {
    ...wanted,
    open: 'true',
    urgentFirst: true,
    limit: mostRead,
  });
  const { timeZone } = await scope.entry();
  const today = localDay(world.clock.now().getTime(), timeZone);
  return items.map((item) => ({
    ...item,
    missed: item.state === 'proposed' && item.deadline !== null && item.deadline < today,
  }));
}

const writeItem = (
  { title, deadline, overdue, missed, state, assigneeName }: OpenTask,
  withName: boolean,
): string => {
  const what = withName ? `${assigneeName ?? 'Chưa có người phụ trách'}: ${title}` : title;
  const parts = [
    deadline === null ? 'chưa có hạn' : `hạn ${formatDay(deadline)}`,
    overdue ? 'quá hạn' : '',
    missed ? 'đã qua hạn' : '',
    state === 'proposed' ? 'chờ nhận' : '',
  ];
  return `${what} — ${parts.filter(Boolean).join(', ')}`;
};

const listed = (head: string, items: readonly OpenTask[], withName: boolean): AssistantReply => {
  const shown = items.slice(0, mostShown);
  const links = shown.map((item) => ({ label: writeItem(item, withName), path: pathOf(item) }));
  return say([head, ...links.map(({ label }) => `- ${label}`)].join('\n'), { kind: 'links', links });
};

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

/** The caller's own open tasks, the most urgent first. */
export async function listOwnTasks(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
): Promise<AssistantReply> {
  const items = await listOpen(world, scope, { mine: 'true' });
  if (items.length === 0) return say('Bạn không có việc nào đang mở.');
  return listed(`Bạn có ${openInWords(items)}.`, items, false);
}

/** Open tasks of somebody named, of those the caller may see. */
export async function listPersonTasks(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  name: string,
): Promise<AssistantReply> {
  const place = await readWorkplace(world, scope);
  const read = await world.assistantReader.read(scope, 'readTaskOwner', name, place);
  if ('reply' in read) return read.reply;
  const assigneeIds = read.userIds;
  if (assigneeIds.length === 0) return say(`Không thấy ai tên “${name}” trong công ty.`);
  const theirs = await listOpen(world, scope, { mine: 'false', assigneeIds });
  const [one, ...more] = assigneeIds;
  const alone = more.length === 0 ? place.people.find(({ userId }) => userId === one) : undefined;
  const whose = alone?.displayName ?? name;
  if (theirs.length === 0) return say(`Không có việc nào đang mở của ${whose} trong các việc bạn được xem.`);
  return listed(`${whose} có ${openInWords(theirs)}, trong các việc bạn được xem.`, theirs, more.length > 0);
}

/** Open tasks of those the caller may see: those past their day where these are asked for and there are any, else all of them. */
export async function listLateTasks(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  question: string,
): Promise<AssistantReply> {
  const items = await listOpen(world, scope, { mine: 'false' });
  if (items.length === 0) return say('Không còn việc nào đang mở trong các việc bạn được xem.');
  const past = [...items.filter((item) => item.overdue), ...items.filter((item) => item.missed)];
  if (past.length === 0)
    return listed(`Không có việc nào quá hạn; còn ${items.length} việc đang mở.`, items, true);
  if (!(await world.assistantReader.read(scope, 'asksForLate', question))) {
    const others = items.filter((item) => !past.includes(item));
    return listed(`Còn ${openInWords(items)}, trong các việc bạn được xem.`, [...past, ...others], true);
  }
  const words = lateInWords(past).join(', ');
  return past.some((item) => item.overdue)
    ? listed(`Có ${words} trong các việc bạn được xem.`, past, true)
    : listed(`Không có việc đã nhận nào quá hạn, nhưng có ${words}.`, past, true);
}
