import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';

export const liveRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/meetings/$meetingId/live',
  component: lazyPart(() => import('../features/live/live-page.tsx'), 'LivePage'),
});
