import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';

export const analyticsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/analytics',
  component: lazyPart(() => import('../features/analytics/analytics-page.tsx'), 'AnalyticsPage'),
});
