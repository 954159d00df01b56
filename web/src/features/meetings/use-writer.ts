import { useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '../../data/companies.ts';
import { meQuery } from '../../data/me.ts';

/** Who writes in this form, in which company. */
export function useWriter() {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: company } = useSuspenseQuery(companyQuery);
  return { me, company, writer: { personId: me.id, companyId: company.id } };
}
