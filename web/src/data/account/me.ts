import { readMe } from '@hopgon/contract/users/routes';
import type { Me } from '@hopgon/contract/users/schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { isRefusal } from '../../lib/api/call-failure.ts';
import { lastRead } from '../../lib/offline/last-read.ts';
import { currentCompany } from '../../lib/session/current-company.ts';
import { currentPerson } from '../../lib/session/current-person.ts';
import { linkedCompany } from '../../lib/session/linked-company.ts';

/** The company this tab works in: the one a push message led to, else the one it was in, else the person's current one. */
function settle(me: Me): Me {
  const isOwn = (id: string | null) => me.companies.some((company) => company.id === id);
  const linked = linkedCompany.claim();
  currentPerson.know(me.id);
  if (isOwn(linked)) currentCompany.choose(linked);
  else if (!isOwn(currentCompany.get())) currentCompany.choose(me.currentCompany);
  return me;
}

async function askMe(signal: AbortSignal): Promise<Me> {
  try {
    const me = await call(readMe, {}, { signal });
    lastRead.keepOnly(me.companies.map(({ id }) => id));
    return me;
  } catch (error) {
    // Removed from the company this tab was in: ask again without naming it.
    if (!currentCompany.get() || !isRefusal(error, 'not_company_member')) throw error;
    currentCompany.choose(null);
    return call(readMe, {}, { signal });
  }
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal, queryKey }) =>
    lastRead.read({ name: 'me', queryKey, isPersonal: true }, () => askMe(signal)).then(settle),
});
