import { createRoute } from '@tanstack/react-router';
import { readMeetingPlace } from '../features/meetings/page/meeting-place.rules.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';

const validateSearch = ownSearch(readMeetingPlace, ['tab', 'v', 'turn']);

export const meetingRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/$meetingId',
  validateSearch,
  component: lazyPart(() => import('../features/meetings/page/meeting-page.tsx'), 'MeetingPage'),
});
