// Keeps the app's own files, so that it opens without a network, and shows push messages. Nothing that the API replies is kept.
import { kindOf, shellPath } from './cache.rules.ts';
import { createFileCache } from './file-cache.ts';

// The entry script of the pages this worker was built with.
const build = import.meta.env.VITE_ENTRY;

const files = createFileCache(build, { caches, fetch: (request) => fetch(request), origin: location.origin });

addEventListener('install', (event) => event.waitUntil(files.install()));

addEventListener('activate', (event) => event.waitUntil(files.deleteOutdated().then(() => clients.claim())));

addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf({ method: request.method, mode: request.mode, address: request.url }, location.origin);
  if (kind === 'page') event.respondWith(files.fromNetwork(request, shellPath));
  if (kind === 'asset') event.respondWith(files.fromCache(request, (work) => event.waitUntil(work)));
  if (kind === 'static') event.respondWith(files.fromNetwork(request, request.url));
});

// A page asks which build this is, and says when it may take over.
addEventListener('message', (event) => {
  if (event.data === 'build') event.ports[0]?.postMessage(build);
  if (event.data === 'activate') void skipWaiting();
});

addEventListener('push', (event) => {
  const message = event.data?.json() ?? {};
  const { title = 'Họp Gọn', body = '', path = '/notifications', tag = '', companyId } = message;
  // A later message of the same meeting takes the place of the one before.
  event.waitUntil(registration.showNotification(title, { body, tag, lang: 'vi', data: { path, companyId } }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data ?? {}));
});

// Other pages may show another company in their tab.
const pageOfOneCompany = /^\/meetings\/[0-9a-f]{8}-/;

/** Leads to a page of this site: in the tab that shows it already, else in a new one, so that nothing typed is lost. */
async function show({ path = '/notifications', companyId }) {
  const page = new URL(path, location.origin);
  if (page.origin !== location.origin) return;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSure = companyId === undefined || pageOfOneCompany.test(page.pathname);
  const open = isSure && tabs.find(({ url }) => url === page.href);
  if (open) return open.focus();
  if (companyId !== undefined) page.hash = `cong-ty=${companyId}`;
  return clients.openWindow(page.href);
}
