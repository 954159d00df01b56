import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../app/query-client.ts';
import { parseSearch, stringifySearch } from '../app/search-text.ts';
import { Toaster } from '../ui/overlays/toaster.tsx';

interface PageAddress {
  /** The address of the page. */
  readonly at?: string;
  /** What the route of the page makes of its search parameters. */
  readonly readSearch?: (raw: Record<string, unknown> & SearchSchemaInput) => object;
}

/** Renders a part with what the app has around it: router, query client, toasts. The same part stands at every address. */
export async function renderInApp(
  part: ReactNode,
  { at = '/', readSearch = (raw) => raw }: PageAddress = {},
) {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree: createRootRoute({
      validateSearch: readSearch,
      component: () => <Suspense>{part}</Suspense>,
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { queryClient, addressNow: () => router.history.location.href };
}
