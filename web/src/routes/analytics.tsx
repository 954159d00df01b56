import { createRoute } from '@tanstack/react-router';
import { readAnalyticsPlace } from '../features/analytics/analytics-place.rules.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';

const validateSearch = ownSearch(readAnalyticsPlace, ['cua', 'phong', 'tuan', 'tu', 'den']);

export const analyticsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/analytics',
  validateSearch,
  component: lazyPart(() => import('../features/analytics/analytics-page.tsx'), 'AnalyticsPage'),
});
