import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchPartsWhenIdle } from './app/fetch-parts.ts';
import { followPerson } from './app/follow-person.ts';
import { followServer } from './app/follow-server.ts';
import { followUpdates } from './app/follow-updates.ts';
import { createQueryClient, followNetwork } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { sendUnsentWork } from './app/send-unsent-work.ts';
import { dropEarlyReplies } from './lib/api/early-replies.ts';
import { keepFresh } from './lib/session/keep-fresh.ts';
import { linkedCompany } from './lib/session/linked-company.ts';
import { refresh } from './lib/session/refresh.ts';
import { followSession, session } from './lib/session/session.ts';
import { dropEndedSession } from './lib/session/stored-session.ts';
import { followTheme } from './lib/theme/theme.ts';
import './ui/styles/index.css';

/** The first page has asked by then. */
const firstPageMs = 20_000;

dropEndedSession();
followTheme();
followSession();
linkedCompany.moveFromAddress();

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

const recheck = () => router.invalidate();

void keepFresh({ get: session.get, refresh, now: Date.now });
followPerson(queryClient, recheck);
followServer(queryClient, { recheck, goHome: () => router.navigate({ to: '/dashboard' }) });

followNetwork();
sendUnsentWork(queryClient);
setTimeout(dropEarlyReplies, firstPageMs);
// What is fetched ahead passes through the worker, which keeps it.
if (import.meta.env.PROD) fetchPartsWhenIdle(followUpdates);

const root = document.querySelector('#root');
const isPainted =
  root?.querySelector('[data-prerendered]') && !document.documentElement.classList.contains('elsewhere');

// What the server sent stays until the page can take its place as a whole. Not awaited here: the parts of the page need
// this module to have been evaluated.
const whenReady = isPainted ? router.load() : Promise.resolve();
const render = () => {
  if (root) createRoot(root).render(<App queryClient={queryClient} router={router} />);
};
// A page that cannot be loaded is rendered too: it says so, where the painted one would stay without effect.
void whenReady.then(render, render);
