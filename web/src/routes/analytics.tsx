import { createRoute } from '@tanstack/react-router';
import { companyQuery } from '../data/company/companies.ts';
import { figuresQuery } from '../data/company/figures.ts';
import { figuresAskedFor, readAnalyticsPlace } from '../features/analytics/analytics-place.rules.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';

const validateSearch = ownSearch(readAnalyticsPlace, ['cua', 'phong', 'tuan', 'tu', 'den']);

export const analyticsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/analytics',
  validateSearch,
  loaderDeps: ({ search }) => search,
  // The answer is there when the page is rendered, which takes a third of a second on a slow machine.
  loader: ({ context: { queryClient }, deps: place }) => {
    void queryClient
      .ensureQueryData(companyQuery)
      .then((company) => queryClient.prefetchQuery(figuresQuery(figuresAskedFor(place, company, Date.now()))))
      .catch(() => undefined);
  },
  component: lazyPart(() => import('../features/analytics/analytics-page.tsx'), 'AnalyticsPage'),
});
