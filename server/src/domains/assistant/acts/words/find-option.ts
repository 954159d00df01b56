import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { Option } from '../../shared/dialogue-state.rules.ts';
import { isPart } from '../../shared/intent-groups.rules.ts';
import { onlyByWork } from '../../shared/work-words.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import type { WaitedTurn } from './filled.rules.ts';

const leastFit = 0.55;

/** Which of those offered a message means: by its label, by who somebody is, or by most of its words. */
export async function findOption(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  options: readonly Option[],
  turn: WaitedTurn,
): Promise<Option | null> {
  const { message, kind, isFollowUp } = turn;
  if (options.length === 0 || isFollowUp) return null;
  const same = options.find(({ label }) => label === message);
  if (same) return same;
  if (options.length === 1 && turn.words.stance === 'agree') return options[0] ?? null;
  if (/(?:nào|sao|gì)\s+cũng\s+(?:được|đc)|^tùy\b/iu.test(message)) return options[0] ?? null;
  const person = await choosePerson(world, scope, context, options, turn);
  if (person || !isPart(kind)) return person;
  const candidates = options.map(({ id, label }) => ({ id, title: label }));
  const ranked = await world.assistantReader.read(scope, 'rankByWords', message, candidates, []);
  const [best, second] = ranked.toSorted((left, right) => right.score - left.score);
  if (!best || best.score < leastFit || (second && second.score > best.score - 0.1)) return null;
  return options.find(({ id }) => id === best.id) ?? null;
}

const mostOfChoice = 12;

/** Of several people the one that is named more fully, or by where they work: "Huy kinh doanh", "bên chất lượng ấy". */
async function choosePerson(
  world: ActWorld,
  scope: CompanyScope,
  { place }: ActContext,
  options: readonly Option[],
  { message, change: { names, add } }: WaitedTurn,
): Promise<Option | null> {
  const people = place.people.filter(({ userId }) => options.some(({ id }) => id === userId));
  if (people.length < options.length || message.split(/\s+/u).length > mostOfChoice) return null;
  const said = [...names, ...add].join(', ');
  const found =
    said === '' ? null : await world.assistantReader.read(scope, 'resolveNamedPeople', said, message, place);
  const named = people.filter(({ userId }) => found?.userIds.includes(userId));
  const [only, ...others] = named;
  const one = only !== undefined && others.length === 0 ? only : onlyByWork(message, people);
  return options.find(({ id }) => id === one?.userId) ?? null;
}
