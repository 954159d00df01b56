import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery } from './account/me.ts';
import { companyQuery } from './company/companies.ts';

/** Who writes in this form, in which company. */
export function useWriter() {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: company } = useSuspenseQuery(companyQuery);
  return { me, company, writer: { personId: me.id, companyId: company.id } };
}
