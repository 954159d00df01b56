import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import type { CardAnswer, SpokenOfCard } from './card-answer.rules.ts';
import { changeLetter } from './change-letter.rules.ts';
import { swapWords } from './swap-words.rules.ts';

type Mail = Extract<SingleChange, { kind: 'mail' }>;

/** A letter with a sentence more or less, in another tone, or with another signature, subject or reader. */
export async function applyWordsToMail(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Mail,
  { spoken, words }: SpokenOfCard,
): Promise<CardAnswer | null> {
  const body = changeLetter(change.body, words.letter);
  if (body !== null)
    return { kind: 'changed', change: { ...change, body, warnings: warningsOf(change, body) } };
  const swapped = words.swap === null ? null : swapWords(change.body, words.swap);
  if (swapped !== null) return { kind: 'changed', change: { ...change, body: swapped } };
  if (spoken.title !== '' && spoken.title !== change.subject)
    return { kind: 'changed', change: { ...change, subject: spoken.title } };
  return readByOther(world, scope, context, change, spoken);
}

/** A letter has one reader: somebody else takes the place of the one it has, and nobody is added. */
async function readByOther(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Mail,
  { names, add }: SpokenOfCard['spoken'],
): Promise<CardAnswer | null> {
  const people = await resolveNames(world, scope, context, [...names, ...add]);
  if (!arePeople(people)) return people;
  const others = people.filter(({ userId }) => userId !== change.to.userId);
  const [to] = others;
  if (to === undefined) return null;
  if (others.length < people.length || others.length > 1 || add.length > 0)
    return {
      kind: 'say',
      mentions: {},
      reply: say(
        `Một thư gửi một người: thẻ đang mở gửi ${change.to.displayName} và giữ nguyên. Xác nhận thẻ này xong, bạn nói “gửi cho ${to.displayName} như vậy”.`,
      ),
    };
  const greeting = change.body.replace(change.to.displayName, () => to.displayName);
  return {
    kind: 'changed',
    change: { ...change, to: { userId: to.userId, displayName: to.displayName }, body: greeting },
  };
}

/** What was said of an empty letter no longer holds once it has a sentence. */
const warningsOf = ({ warnings }: Mail, body: string): string[] =>
  body.includes('\n…')
    ? [...warnings]
    : warnings.filter((warning) => !warning.startsWith('Thư chưa có nội dung'));
