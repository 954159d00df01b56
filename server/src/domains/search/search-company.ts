import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import type { searchCompany as route } from '@hopgon/contract/search/routes';
import { spendShared } from '../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { mayOpenChat } from '../companies/company/may-open-chat.ts';
import { findPassages } from './find-passages.ts';
import { searchLimits } from './search.limits.ts';
import { presentFound } from './search.presenter.ts';
import { searchWordsOf } from './search.rules.ts';
import { searchStore } from './search.store.ts';

/** So many letters name something that was said; fewer begin half of all there is. */
const leastForSaid = 3;

/** What the caller may see in this company and the words name; conversations only for who may open the chat. */
export async function searchCompany(
  world: Pick<World, 'clock' | 'limiter' | 'searchReader'>,
  scope: CompanyScope,
  { query: asked, kinds: wanted, limit }: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  await spendShared(world.limiter, searchLimits, { ...scope.actor, ...(await scope.entry()) });
  const kinds = wanted.split(',');
  const named = kinds.filter((kind) => kind !== 'said');
  const names =
    named.length === 0
      ? nothing
      : presentFound(
          await searchStore.find(scope.db, {
            words: searchWordsOf(asked),
            kinds: named,
            most: limit,
            now: world.clock.now(),
          }),
        );
  const looksForSaid = kinds.includes('said') && asked.length >= leastForSaid;
  const said = looksForSaid ? await findPassages(world, scope, { query: asked, limit }) : [];
  const found = { ...names, said };
  return mayOpenChat(await scope.entry()) ? found : { ...found, chats: [] };
}

const nothing = { people: [], meetings: [], items: [], chats: [] };
