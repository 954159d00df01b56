import { readMe } from '@hopgon/contract/users/routes';
import type { Me } from '@hopgon/contract/users/schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { currentCompany } from '../lib/session/current-company.ts';

/** The company this tab works in: the one it was in, else the person's current one. */
function settle(me: Me): Me {
  const stays = me.companies.some((company) => company.id === currentCompany.get());
  if (!stays) currentCompany.choose(me.currentCompany);
  return me;
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(readMe, {}, { signal }).then(settle),
});
