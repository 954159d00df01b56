import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { listActionItems } from '../../../action-items/list-action-items.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import { placeSaid } from './place-said.rules.ts';
import { readCompanyWords } from './read-company-words.ts';

export interface MeantTask {
  readonly words: string;
  /** Whether the words call a task by name: then no other one is meant, however few they are. */
  readonly isNamed: boolean;
  readonly people: readonly string[];
  readonly lastIds: readonly string[];
  /** What is to be done with it: of equally good ones those the caller may do that with are meant. */
  readonly may: (item: ActionItem) => boolean;
  /** Whether that also chooses among those spoken of last. */
  readonly prefersAllowed?: boolean;
}

const mostTasks = 200;
const leastScore = 0.4;
const mostFound = 6;

const leastWords = 3;

/** The open tasks that words may mean, of those the caller may see. */
export async function findMeantTasks(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  place: Workplace,
  { words, isNamed, people, lastIds, may, prefersAllowed = false }: MeantTask,
): Promise<ActionItem[]> {
  const { items } = await listActionItems(world, scope, {
    mine: 'false',
    open: 'true',
    urgentFirst: true,
    limit: mostTasks,
  });
  const last = lastIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const said = placeSaid(words);
  const ordered = said === null ? undefined : last[said];
  if (ordered) return [ordered];
  const other = said === 1 ? otherOwn(items, place, last[0]) : [];
  if (other.length > 0) return other;
  const named = new Set<string>();
  for (const name of people.slice(0, 3)) {
    const found = await world.assistantReader.read(scope, 'resolveNamedPerson', name, name, place);
    for (const id of [...found.meant, ...found.candidates]) named.add(id);
  }
  const isOfNamed = ({ assigneeId }: ActionItem): boolean => assigneeId !== null && named.has(assigneeId);
  const own = { items, last, may: prefersAllowed ? may : null };
  if (words === '') return named.size > 0 ? ofPeople(own, isOfNamed) : lastMeant(own, place, may);
  const candidates = items.map(({ id, title }) => ({ id, title }));
  const ranked = await world.assistantReader.read(
    scope,
    'rankByWords',
    words,
    candidates,
    await readCompanyWords(scope),
  );
  const scoreById = new Map(ranked.map(({ id, score }) => [id, score]));
  const scored = items
    .map((item) => {
      const score = scoreById.get(item.id) ?? 0;
      const bonus = (may(item) ? 0.1 : 0) + (isOfNamed(item) ? 0.15 : 0);
      return { item, score, all: score + bonus };
    })
    .filter(({ score }) => score >= leastScore);
  // "Gửi từ hôm kia rồi" says little: it is of what was spoken of.
  if (scored.length === 0 && !isNamed && words.split(' ').length < leastWords) return last.slice(0, 1);
  const best = Math.max(...scored.map(({ all }) => all));
  return scored
    .filter(({ all }) => all > best - 0.12)
    .map(({ item }) => item)
    .slice(0, mostFound);
}

/** "Cái kia" where one alone was spoken of: what else is the caller's. */
const otherOwn = (
  items: readonly ActionItem[],
  { callerId }: Workplace,
  spoken: ActionItem | undefined,
): ActionItem[] =>
  spoken === undefined
    ? []
    : items.filter(({ id, assigneeId }) => assigneeId === callerId && id !== spoken.id).slice(0, mostFound);

interface Spoken {
  readonly items: readonly ActionItem[];
  /** Those spoken of last. */
  readonly last: readonly ActionItem[];
  /** What chooses among them; null where nothing does. */
  readonly may: MeantTask['may'] | null;
}

/** Of several spoken of, the first with which it may be done; else one's own. */
function lastMeant(
  { items, last, may }: Spoken,
  { callerId }: Workplace,
  mayBe: MeantTask['may'],
): ActionItem[] {
  const allowed = may === null ? [] : last.filter(may);
  if (last.length > 0) return (allowed.length > 0 ? allowed : last).slice(0, 1);
  return items.filter((item) => item.assigneeId === callerId && mayBe(item)).slice(0, mostFound);
}

/** "Cho o Linh thêm 3 ngày": the one spoken of last that is theirs, else all of theirs. */
function ofPeople({ items, last }: Spoken, isOfNamed: (item: ActionItem) => boolean): ActionItem[] {
  const own = last.filter(isOfNamed);
  return own.length > 0 ? own.slice(0, 1) : items.filter(isOfNamed).slice(0, mostFound);
}
