import { createRoute, redirect } from '@tanstack/react-router';
import { currentCompany } from '../lib/session/current-company.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { personRoute } from './person.tsx';

/** Where a member stands whose session the company does not let in. */
export const companyAccessRoute = createRoute({
  getParentRoute: () => personRoute,
  path: '/company-access',
  beforeLoad: ({ context: { me }, cause }) => {
    const company = me.companies.find(({ id }) => id === currentCompany.get());
    // Who sets up a second factor here still has to keep the recovery codes when the way is free.
    if (!company?.obstacle && cause !== 'stay') throw redirect({ to: '/dashboard', replace: true });
  },
  component: lazyPart(() => import('../features/companies/access-page.tsx'), 'AccessPage'),
});
