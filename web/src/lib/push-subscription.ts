/** Why this browser cannot receive push messages, or whether its person has allowed them. */
export type PushPermission = 'insecure' | 'missing' | 'denied' | 'default' | 'granted';

export function pushPermission(): PushPermission {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'missing';
  return Notification.permission;
}

const base64url = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const keyBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Subscribes this browser to the server's key; one that was made for another key is replaced. Asks for permission if need be. */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  const { pushManager } = await registered();
  const known = await pushManager.getSubscription();
  const isOurs = known && base64url(known.options.applicationServerKey) === publicKey;
  if (known && !isOurs) await known.unsubscribe();
  const made = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) });
  const keys = { p256dh: base64url(made.getKey('p256dh')), auth: base64url(made.getKey('auth')) };
  return { endpoint: made.endpoint, keys };
}

/** A registration has a push manager once its worker is active. */
async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}

/** Ends what this browser subscribed to, where it did. */
export async function unsubscribeBrowser(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const known = await registration?.pushManager?.getSubscription();
  await known?.unsubscribe();
}
