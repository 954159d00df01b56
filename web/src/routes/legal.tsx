import { createRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { rootRoute } from './root.tsx';

const LegalPage = lazyPart(() => import('../features/legal/legal-page.tsx'), 'LegalPage');

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  component: () => (
    <Suspense>
      <LegalPage name="terms" />
    </Suspense>
  ),
});

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: () => (
    <Suspense>
      <LegalPage name="privacy" />
    </Suspense>
  ),
});
