import type { QueryOf, ReplyOf } from '@hopgon/contract/route';
import type { searchCompany as route } from '@hopgon/contract/search/routes';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { mayOpenChat } from '../companies/may-open-chat.ts';
import { presentFound } from './search.presenter.ts';
import { wordsOf } from './search.rules.ts';
import { searchStore } from './search.store.ts';

/** What the caller may see in this company and the words name; conversations only for who may open the chat. */
export async function searchCompany(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { q, kinds, limit }: QueryOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  const found = presentFound(
    await searchStore.find(scope.db, {
      words: wordsOf(q),
      kinds: kinds.split(','),
      most: limit,
      now: world.clock.now(),
    }),
  );
  return mayOpenChat(await scope.entry()) ? found : { ...found, chats: [] };
}
