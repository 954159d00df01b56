import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { rootRoute } from './root.tsx';

/** Where links in our mails and other sites lead; they look like the pages before signing in and ask nobody who they are. */
const mailedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'mailed',
  component: lazyPart(() => import('../features/auth/auth-layout.tsx'), 'AuthLayout'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => mailedRoute,
  path: '/reset-password',
  component: lazyPart(() => import('../features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => mailedRoute,
  path: '/verify-email',
  component: lazyPart(() => import('../features/auth/verify-email-page.tsx'), 'VerifyEmailPage'),
});

const completeRegistrationRoute = createRoute({
  getParentRoute: () => mailedRoute,
  path: '/complete-registration',
  component: lazyPart(
    () => import('../features/auth/register/complete-registration-page.tsx'),
    'CompleteRegistrationPage',
  ),
});

/** Where the buttons of an invitation lead, for guests without an account, too: a page about the invitation alone. */
export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  component: lazyPart(() => import('../features/calendar-exchange/invitation-page.tsx'), 'InvitationPage'),
});

/** Where the buttons of a mail about a task lead: a page about that task alone. */
export const linkedItemRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/task',
  component: lazyPart(() => import('../features/items/linked-item-page.tsx'), 'LinkedItemPage'),
});

/** Where the link at the end of a digest or reminder leads. */
export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unsubscribe',
  component: lazyPart(
    () => import('../features/notifications/unsubscribe/unsubscribe-page.tsx'),
    'UnsubscribePage',
  ),
});

/** Where Google sends its window back to. */
const googleCallbackRoute = createRoute({
  getParentRoute: () => mailedRoute,
  path: '/google-callback',
  component: lazyPart(() => import('../features/auth/google-callback-page.tsx'), 'GoogleCallbackPage'),
});

export const mailedRoutes = mailedRoute.addChildren([
  resetPasswordRoute,
  verifyEmailRoute,
  completeRegistrationRoute,
  googleCallbackRoute,
]);
