import { createRoute, redirect } from '@tanstack/react-router';
import { session } from '../lib/session/session.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { ownPath } from './own-path.ts';
import { ownSearch } from './own-search.ts';
import { rootRoute } from './root.tsx';

function readNext({ next }: Record<string, unknown>): { next?: string } {
  const path = ownPath(next);
  return path ? { next: path } : {};
}

const validateSearch = ownSearch(readNext, ['next']);

/** Pages for who is not signed in; everyone else goes where a guard stopped them, or home. */
const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  validateSearch,
  beforeLoad: ({ search }) => {
    if (session.get()) throw redirect({ href: search.next ?? '/dashboard', replace: true });
  },
  component: lazyPart(() => import('../features/auth/auth-layout.tsx'), 'AuthLayout'),
});

const loginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/login',
  component: lazyPart(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
});

const registerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/register',
  component: lazyPart(() => import('../features/auth/register/register-page.tsx'), 'RegisterPage'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/forgot-password',
  component: lazyPart(() => import('../features/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
});

export const guestRoutes = guestRoute.addChildren([loginRoute, registerRoute, forgotPasswordRoute]);
