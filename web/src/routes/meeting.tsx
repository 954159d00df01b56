import { createRoute } from '@tanstack/react-router';
import { readCommentsPlace } from '../features/items/comments/comments-place.rules.ts';
import { readMeetingPlace } from '../features/meetings/page/meeting-place.rules.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';

type Raw = Readonly<Record<string, unknown>>;

const readPlace = (raw: Raw) => ({ ...readMeetingPlace(raw), ...readCommentsPlace(raw) });
const validateSearch = ownSearch(readPlace, ['tab', 'v', 'turn', 'traodoi']);

export const meetingRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/$meetingId',
  validateSearch,
  component: lazyPart(() => import('../features/meetings/page/meeting-page.tsx'), 'MeetingPage'),
});
