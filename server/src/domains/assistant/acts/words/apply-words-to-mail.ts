import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext } from '../act-outcome.rules.ts';
import { withBody, withReader } from '../mail-card.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';
import type { CardAnswer, SpokenFields, SpokenOfCard } from './card-answer.rules.ts';
import { changeLetter } from './change-letter.rules.ts';
import { swapWords } from './swap-words.rules.ts';

type Mail = Extract<SingleChange, { kind: 'mail' }>;

/** A letter with a sentence more or less, in another tone, or with another signature, subject or reader. */
export async function applyWordsToMail(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Mail,
  { spoken, words, message }: SpokenOfCard,
): Promise<CardAnswer | null> {
  const changed = withWords(change, { spoken, words });
  const readers = await readByOther(world, scope, context, changed ?? change, { spoken, words, message });
  return readers ?? (changed === null ? null : { kind: 'changed', change: changed });
}

function withWords(change: Mail, { spoken, words }: SpokenFields): Mail | null {
  const body = changeLetter(change.body, words.letter);
  if (body !== null) return withBody(change, body);
  const swapped = words.swap === null ? null : swapWords(change.body, words.swap);
  if (swapped !== null) return withBody(change, swapped);
  return spoken.title === '' || spoken.title === change.subject ? null : { ...change, subject: spoken.title };
}

/** A letter has one reader: somebody else takes the place of the one it has, or gets the same in a letter of their own. */
async function readByOther(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  change: Mail,
  { spoken: { names, add }, words, message }: Pick<SpokenOfCard, 'spoken' | 'words' | 'message'>,
): Promise<CardAnswer | null> {
  // What a sentence or the signature says names no reader.
  if (words.letter.add !== '' || words.letter.sign !== '') return null;
  const people = await resolveNames(world, scope, context, [...names, ...add]);
  if (!arePeople(people)) return people;
  const others = people.filter(({ userId }) => userId !== change.to.userId);
  if (others.length === 0) return null;
  const letters = others.map((to) => withReader(change, to));
  const isMore = add.length > 0 || others.length < people.length || others.length > 1 || also.test(message);
  const [only] = letters;
  if (!isMore && only) return { kind: 'changed', change: only };
  return {
    kind: 'changed',
    change: { kind: 'several', changes: [change, ...letters].slice(0, mostLetters) },
  };
}

const mostLetters = 10;
/** Who gets it as well takes nobody's place. */
const also = /(?<!\p{L})(?:cả|nữa|luôn|thêm|với cả|cc|và cả|ca|nua|luon|them)(?!\p{L})/iu;
