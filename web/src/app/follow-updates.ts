import { ownBuild } from '../lib/own-build.ts';
import { toast } from '../ui/overlays/toast.ts';
import { activateThen } from './activate-then.ts';
import { stopFetchingParts } from './fetch-parts.ts';

const checkEvery = 60 * 60_000;
/** Milliseconds that a worker of this build has to take control of this page. */
const patience = 20_000;

const buildOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage('build', [port2]);
  });

/** Resolves once the worker is as far as one of these states, or was given up. */
const reaches = (worker: ServiceWorker, ...states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (worker.state !== 'redundant' && !states.includes(worker.state)) return;
      worker.removeEventListener('statechange', check);
      resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });

/** Closes the offer that is shown: of several newer builds only the last is offered. */
let closeOffer = (): void => undefined;

/** A worker of this page's own build takes over unnoticed; one of a newer build only when the person says so. */
async function settle(worker: ServiceWorker): Promise<void> {
  if ((await buildOf(worker)) === ownBuild()) {
    worker.postMessage('activate');
    return reaches(worker, 'activated');
  }
  closeOffer();
  // The browser asks first where something typed would be lost.
  const run = () => {
    stopFetchingParts();
    activateThen(worker, () => location.reload());
  };
  closeOffer = toast.say('Có bản mới của Họp Gọn', { label: 'Tải lại', run });
}

/** Resolves once the worker that is on its way now, if there is one, has taken over or is offered. */
async function follow(registration: ServiceWorkerRegistration): Promise<void> {
  const followed = new WeakSet<ServiceWorker>();
  const followWorker = async (worker: ServiceWorker): Promise<void> => {
    if (followed.has(worker)) return;
    followed.add(worker);
    await reaches(worker, 'installed', 'activating', 'activated');
    // The first worker replaces none.
    if (worker.state === 'installed' && registration.active) await settle(worker);
  };
  registration.addEventListener('updatefound', () => {
    if (registration.installing) void followWorker(registration.installing);
  });
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < checkEvery) return;
    checked = Date.now();
    // Offered again: the toast before went unanswered.
    if (registration.waiting) void settle(registration.waiting);
    else registration.update().catch(() => undefined);
  });
  // The browser may have found it before this page asked.
  const newest = registration.installing ?? registration.waiting;
  if (newest) await followWorker(newest);
}

const controlled = (): Promise<void> =>
  navigator.serviceWorker.controller
    ? Promise.resolve()
    : new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
      );

/**
 * Registers the worker that opens the app without a network, and says when there is a newer app. Resolves when the worker of
 * this build answers for this page: what is fetched before keeps the one before busy, which is not replaced meanwhile. Never rejects.
 */
export async function followUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const answers = follow(registration).then(controlled);
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patience))]);
  } catch {
    // A browser that blocks site data has no workers; the app does without.
  }
}
