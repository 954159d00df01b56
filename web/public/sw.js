// Shows push messages. It caches nothing and answers no requests of the page.

addEventListener('push', (event) => {
  const { title = 'Họp Gọn', body = '', path = '/notifications', tag = '' } = event.data?.json() ?? {};
  // A later message of the same meeting takes the place of the one before.
  event.waitUntil(registration.showNotification(title, { body, tag, lang: 'vi', data: { path } }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? '/notifications'));
});

/** Leads to a page of this site: in the tab that shows it already, else in a new one, so that nothing typed is lost. */
async function show(path) {
  const page = new URL(path, location.origin);
  if (page.origin !== location.origin) return;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => url === page.href);
  if (open) await open.focus();
  else await clients.openWindow(page.href);
}
