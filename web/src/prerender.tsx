import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { FrameSkeleton } from './features/frame/frame-skeleton.tsx';

// A browser that can do all the pages ask of it; `theme.js` hides what the real one cannot.
Object.assign(globalThis, {
  location: new URL('https://localhost/'),
  isSecureContext: true,
  PublicKeyCredential: true,
});

function render(node: ReactNode): string {
  const html = renderToString(node);
  if (html.includes('<!--$!-->')) throw new Error('a part of the page cannot be rendered without a browser');
  return html;
}

/** A page as HTML for somebody who is not signed in. Runs in Node.js while the app is built. */
export async function prerenderPage(path: string): Promise<string> {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  // On a server the router leaves this to the rendering, which would then wait for it in a script.
  await Promise.all(
    router.state.matches.map(({ routeId }) => router.routesById[routeId].options.component?.preload?.()),
  );
  return render(<App queryClient={queryClient} router={router} />);
}

/** What members see before the script knows them. */
export const prerenderFrame = (): string => render(<FrameSkeleton text="Đang tải..." />);
