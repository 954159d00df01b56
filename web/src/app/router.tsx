import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { analyticsRoute } from '../routes/analytics.tsx';
import { chatRoute } from '../routes/chat.tsx';
import { companyAccessRoute } from '../routes/company-access.tsx';
import { companyClosedRoute } from '../routes/company-closed.tsx';
import { companySetupRoute } from '../routes/company-setup.tsx';
import { dashboardRoute } from '../routes/dashboard.tsx';
import { notFoundRoute, serverErrorRoute } from '../routes/errors.tsx';
import { guestRoutes } from '../routes/guest.tsx';
import { homeRoute } from '../routes/home.tsx';
import { privacyRoute, termsRoute } from '../routes/legal.tsx';
import { liveRoute } from '../routes/live.tsx';
import { invitationRoute, linkedItemRoute, mailedRoutes, unsubscribeRoute } from '../routes/mailed.tsx';
import { meetingRoute } from '../routes/meeting.tsx';
import {
  decisionsRoute,
  followUpsRoute,
  importRoute,
  meetingsRoute,
  myTasksRoute,
  registerRoute,
} from '../routes/meetings.tsx';
import { memberRoute } from '../routes/member.tsx';
import { membersRoute } from '../routes/members.tsx';
import { notificationsRoute } from '../routes/notifications.tsx';
import { profileRoute } from '../routes/own-pages.tsx';
import { personRoute } from '../routes/person.tsx';
import { rootRoute } from '../routes/root.tsx';
import { PageError } from '../routes/route-error.tsx';
import { guestPollRoute, schedulingRoutes } from '../routes/scheduling.tsx';
import { settingsRoutes } from '../routes/settings.tsx';
import { verifyMinutesRoute } from '../routes/verification.tsx';
import { PageSpinner } from '../ui/states/spinner.tsx';
import { parseSearch, stringifySearch } from './search-text.ts';

const routeTree = rootRoute.addChildren([
  homeRoute,
  guestRoutes,
  mailedRoutes,
  invitationRoute,
  linkedItemRoute,
  unsubscribeRoute,
  personRoute.addChildren([
    companySetupRoute,
    companyAccessRoute,
    companyClosedRoute,
    memberRoute.addChildren([
      dashboardRoute,
      meetingsRoute,
      importRoute,
      registerRoute,
      myTasksRoute,
      decisionsRoute,
      followUpsRoute,
      meetingRoute,
      liveRoute,
      ...schedulingRoutes,
      chatRoute,
      membersRoute,
      analyticsRoute,
      notificationsRoute,
      profileRoute,
      settingsRoutes,
    ]),
  ]),
  guestPollRoute,
  verifyMinutesRoute,
  termsRoute,
  privacyRoute,
  notFoundRoute,
  serverErrorRoute,
]);

export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    ...(history ? { history } : {}),
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // What is written on the page of one meeting must not be saved to the next.
    defaultRemountDeps: ({ params }) => params,
    defaultErrorComponent: PageError,
    defaultPendingComponent: () => <PageSpinner text="Đang tải..." />,
    defaultPendingMinMs: 0,
    // Where the router is given a history there is no window whose place could be restored.
    scrollRestoration: !history,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
