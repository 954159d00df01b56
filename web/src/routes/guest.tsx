import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { session } from '../lib/session/session.ts';
import { ownPath } from './own-path.ts';
import { rootRoute } from './root.tsx';

/** Pages for who is not signed in; everyone else goes where a guard stopped them, or home. */
const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } => {
    const path = ownPath(next);
    return path ? { next: path } : {};
  },
  beforeLoad: ({ search }) => {
    // Judged again: what validateSearch leaves out, the router still hands over from the address.
    if (session.get()) throw redirect({ href: ownPath(search.next) ?? '/dashboard', replace: true });
  },
  component: lazyRouteComponent(() => import('../features/auth/auth-layout.tsx'), 'AuthLayout'),
});

const loginRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/login',
  component: lazyRouteComponent(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
});

const registerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/register',
  component: lazyRouteComponent(() => import('../features/auth/register-page.tsx'), 'RegisterPage'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('../features/auth/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});

export const guestRoutes = guestRoute.addChildren([loginRoute, registerRoute, forgotPasswordRoute]);
