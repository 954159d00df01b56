import { ownBuild } from '../lib/own-build.ts';
import { toast } from '../ui/overlays/toast.ts';
import { activateThen } from './activate-then.ts';
import { stopFetchingParts } from './fetch-parts.ts';

const checkEvery = 60 * 60_000;
/** Milliseconds that the worker has to take control of this page. */
const patience = 5_000;

const buildOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage('build', [port2]);
  });

/** Closes the offer that is shown: of several newer builds only the last is offered. */
let closeOffer = (): void => undefined;

/** A worker of this page's own build takes over unnoticed; one of a newer build only when the person says so. */
async function settle(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === ownBuild()) return worker.postMessage('activate');
  closeOffer();
  // The browser asks first where something typed would be lost.
  const run = () => {
    stopFetchingParts();
    activateThen(worker, () => location.reload());
  };
  closeOffer = toast.say('Có bản mới của Họp Gọn', { label: 'Tải lại', run });
}

function follow(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) void settle(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first worker replaces none.
      if (worker.state === 'installed' && registration.active) void settle(worker);
    });
  });
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < checkEvery) return;
    checked = Date.now();
    // Offered again: the toast before went unanswered.
    if (registration.waiting) void settle(registration.waiting);
    else registration.update().catch(() => undefined);
  });
}

const controlled = (): Promise<void> =>
  navigator.serviceWorker.controller
    ? Promise.resolve()
    : new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
        setTimeout(resolve, patience);
      });

/** Registers the worker that opens the app without a network, and says when there is a newer app. Never rejects. */
export async function followUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    follow(await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
    await controlled();
  } catch {
    // A browser that blocks site data has no workers; the app does without.
  }
}
