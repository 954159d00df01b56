import { createRoute, redirect } from '@tanstack/react-router';
import { setupHold } from '../features/companies/setup-hold.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { personRoute } from './person.tsx';

/** Who has a company goes home; an invitation link then opens the join dialog there. */
export const companySetupRoute = createRoute({
  getParentRoute: () => personRoute,
  path: '/company-setup',
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' && code !== '' ? { code } : {},
  beforeLoad: ({ context, search }) => {
    if (context.me.companies.length === 0 || setupHold.isOn()) return;
    throw redirect({ to: '/dashboard', search: search.code ? { join: search.code } : {}, replace: true });
  },
  component: lazyPart(() => import('../features/companies/setup-page.tsx'), 'SetupPage'),
});
