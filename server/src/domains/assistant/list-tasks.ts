import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { hasMarks } from '@hopgon/engine/text/fold';
import { formatDay } from '@hopgon/engine/time/format-vi';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listActionItems } from '../action-items/list-action-items.ts';
import { askWhichPerson } from './people/ask-people.rules.ts';
import { matchPerson } from './people/match-person.rules.ts';
import { readWorkplace } from './read-workplace.ts';
import { type AssistantReply, say } from './reply.rules.ts';

const mostShown = 50;
const mostRead = 200;

const pathOf = (item: ActionItem): string => (item.meeting ? `/meetings/${item.meeting.id}` : '/dashboard');

const writeItem = (
  { title, deadline, overdue, state, assigneeName }: ActionItem,
  withName: boolean,
): string => {
  const parts = [
    withName ? (assigneeName ?? 'Chưa có người phụ trách') : '',
    title,
    deadline === null ? 'chưa có hạn' : `hạn ${formatDay(deadline)}`,
    overdue ? 'quá hạn' : '',
    state === 'proposed' ? 'chờ nhận' : '',
  ];
  return parts.filter(Boolean).join(' — ');
};

const listed = (head: string, items: readonly ActionItem[], withName: boolean): AssistantReply => {
  const shown = items.slice(0, mostShown);
  const links = shown.map((item) => ({ label: writeItem(item, withName), path: pathOf(item) }));
  return say([head, ...links.map(({ label }) => `- ${label}`)].join('\n'), { kind: 'links', links });
};

/** The caller's own open tasks, the most urgent first. */
export async function listOwnTasks(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
): Promise<AssistantReply> {
  const { items } = await listActionItems(world, scope, { mine: 'true', open: 'true', limit: mostShown });
  if (items.length === 0) return say('Bạn không có việc nào đang mở.');
  const late = items.filter((item) => item.overdue).length;
  const noted = late > 0 ? `, ${late} việc quá hạn` : '';
  return listed(`Bạn có ${items.length} việc đang mở${noted}.`, items, false);
}

/** Open tasks of somebody named, of those the caller may see. */
export async function listPersonTasks(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  name: string,
): Promise<AssistantReply> {
  const place = await readWorkplace(world, scope);
  const company = { people: place.people, callerId: place.callerId, typedMarks: hasMarks(name) };
  const { meant, candidates } = matchPerson(name, company);
  if (candidates.length > 0) return askWhichPerson(name, candidates, company, (said) => `Việc của ${said}`);
  if (meant.length === 0) return say(`Không thấy ai tên “${name}” trong công ty.`);
  const assigneeIds = meant.map(({ userId }) => userId);
  const wanted = { mine: 'false', open: 'true', limit: mostRead, assigneeIds } as const;
  const { items: theirs } = await listActionItems(world, scope, wanted);
  const [one, ...more] = meant;
  const whose = more.length === 0 ? (one?.displayName ?? name) : name;
  if (theirs.length === 0) return say(`Không có việc nào đang mở của ${whose} trong các việc bạn được xem.`);
  const late = theirs.filter((item) => item.overdue).length;
  const noted = late > 0 ? `, ${late} việc quá hạn` : '';
  return listed(
    `${whose} có ${theirs.length} việc đang mở${noted}, trong các việc bạn được xem.`,
    theirs,
    more.length > 0,
  );
}

/** Open tasks past their day, of those the caller may see; without any, the open ones. */
export async function listLateTasks(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
): Promise<AssistantReply> {
  const { items } = await listActionItems(world, scope, { mine: 'false', open: 'true', limit: mostRead });
  const late = items.filter((item) => item.overdue);
  if (late.length > 0)
    return listed(`Có ${late.length} việc quá hạn trong các việc bạn được xem.`, late, true);
  if (items.length === 0) return say('Không còn việc nào đang mở trong các việc bạn được xem.');
  return listed(`Không có việc nào quá hạn; còn ${items.length} việc đang mở.`, items, true);
}
