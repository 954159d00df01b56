import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readMeetingPlace } from '../features/meetings/meeting-place.rules.ts';
import { memberRoute } from './member.tsx';

export const meetingRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/$meetingId',
  validateSearch: readMeetingPlace,
  component: lazyRouteComponent(() => import('../features/meetings/meeting-page.tsx'), 'MeetingPage'),
});
