import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { companyQuery } from '../data/companies.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { personRoute } from './person.tsx';
import { WholePageError } from './route-error.tsx';

/** Pages inside a company: the frame stands around them. */
export const memberRoute = createRoute({
  getParentRoute: () => personRoute,
  id: 'member',
  validateSearch: ({ join }: Record<string, unknown>): { join?: string } =>
    typeof join === 'string' && join !== '' ? { join } : {},
  beforeLoad: ({ context: { me, queryClient } }) => {
    if (me.companies.length === 0) throw redirect({ to: '/company-setup', replace: true });
    const company = queryClient.getQueryData(companyQuery.queryKey);
    return company ? { company } : queryClient.fetchQuery(companyQuery).then((read) => ({ company: read }));
  },
  component: lazyRouteComponent(() => import('./member-frame.tsx'), 'MemberFrame'),
  errorComponent: WholePageError,
  pendingMs: 0,
  pendingComponent: () => <PageSpinner text="Đang kiểm tra thông tin công ty..." />,
});
