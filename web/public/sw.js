// Shows push messages. It caches nothing and answers no requests of the page.

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
