import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listActionItems } from '../../action-items/list-action-items.ts';
import type { ParsedTaskList } from '../parse/parsed-message.rules.ts';
import { readWorkplace } from './read-workplace.ts';
import { resolveOwner } from './resolve-owner.ts';
import type { ResolvedTaskList } from './resolved.rules.ts';

const mostTasksRead = 200;

/** Open tasks: the caller's own, those of somebody named, or all the caller may see. */
export async function resolveTasks(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: ParsedTaskList,
): Promise<ResolvedTaskList> {
  const { givenBy = '' } = asked;
  return givenBy === '' ? resolveOwned(world, scope, asked) : resolveGivenBy(world, scope, asked, givenBy);
}

/** Those of somebody that another one gave. */
async function resolveGivenBy(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: ParsedTaskList,
  name: string,
): Promise<ResolvedTaskList> {
  const place = await readWorkplace(world, scope);
  const giver = await resolveOwner(world, scope, place, name);
  if (giver.unclear && giver.candidates.length > 0) return { unclear: giver.unclear };
  const names = place.people
    .filter(({ userId }) => giver.meant.includes(userId))
    .map(({ displayName }) => displayName);
  const owned = await resolveOwned(world, scope, asked);
  if (owned.unclear !== null || names.length === 0) return owned;
  const items = owned.items.filter(({ givenByName }) => givenByName !== null && names.includes(givenByName));
  return { ...owned, items, givenBy: names.join(', ') };
}

async function resolveOwned(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: ParsedTaskList,
): Promise<ResolvedTaskList> {
  if (asked.isGiven) return resolveGiven(world, scope, 'person' in asked ? asked.person : '');
  if (asked.kind === 'person-tasks') return resolvePersonTasks(world, scope, asked.person);
  if (asked.kind === 'late-tasks' && asked.person === 'tôi') {
    const items = await listOpen(world, scope, { mine: 'true' });
    return { unclear: null, items, owner: { name: 'bạn', isAlone: true } };
  }
  if (asked.kind === 'late-tasks' && asked.person !== '') {
    const found = await resolvePersonTasks(world, scope, asked.person);
    // Who is no colleague may be a customer that a task is about.
    if (found.unclear !== null || found.owner !== null) return found;
  }
  const mine = asked.kind === 'own-tasks' ? 'true' : 'false';
  return { unclear: null, items: await listOpen(world, scope, { mine }), owner: null };
}

/** Open tasks that the caller gave to others, in a meeting or outside of one; to somebody alone where words name them. */
async function resolveGiven(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  name: string,
): Promise<ResolvedTaskList> {
  const { people, callerId } = await readWorkplace(world, scope);
  const own = people.find(({ userId }) => userId === callerId)?.displayName;
  const isGiven = (item: ActionItem): boolean => item.assigneeId !== callerId && item.givenByName === own;
  const named = name === '' ? null : await resolvePersonTasks(world, scope, name);
  if (named !== null && (named.unclear !== null || named.owner !== null))
    return named.unclear === null ? { ...named, items: named.items.filter(isGiven) } : named;
  const items = await listOpen(world, scope, { mine: 'false' });
  return { unclear: null, items: items.filter(isGiven), owner: null };
}

async function resolvePersonTasks(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  name: string,
): Promise<ResolvedTaskList> {
  const place = await readWorkplace(world, scope);
  const named = await resolveOwner(world, scope, place, name);
  if (named.unclear && named.candidates.length > 0) return { unclear: named.unclear };
  const [one, ...more] = named.meant;
  if (one === undefined) return { unclear: null, items: [], owner: null };
  const items = await listOpen(world, scope, { mine: 'false', assigneeIds: [...named.meant] });
  const isAlone = more.length === 0;
  const person = isAlone ? place.people.find(({ userId }) => userId === one) : undefined;
  return { unclear: null, items, owner: { name: person?.displayName ?? named.said, isAlone } };
}

/** The most urgent first: of very many the others are left out. */
async function listOpen(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  wanted: Pick<Parameters<typeof listActionItems>[2], 'mine' | 'assigneeIds'>,
): Promise<readonly ActionItem[]> {
  const { items } = await listActionItems(world, scope, {
    ...wanted,
    open: 'true',
    urgentFirst: true,
    limit: mostTasksRead,
  });
  return items;
}
