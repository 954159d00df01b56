import { createRoute, redirect } from '@tanstack/react-router';
import { currentCompany } from '../lib/session/current-company.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { personRoute } from './person.tsx';

/** Where owner and admins of a company stand that waits to be removed. */
export const companyClosedRoute = createRoute({
  getParentRoute: () => personRoute,
  path: '/company-closed',
  beforeLoad: ({ context: { me } }) => {
    const company = me.companies.find(({ id }) => id === currentCompany.get());
    if (!company?.closed) throw redirect({ to: '/dashboard', replace: true });
  },
  component: lazyPart(() => import('../features/companies/closed-page.tsx'), 'ClosedPage'),
});
