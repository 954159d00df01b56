import { ping } from '@hopgon/contract/system/routes';

const isReachable = (): Promise<boolean> =>
  fetch(ping.path, { method: ping.method, cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Without the server the browser would put its own error page in place of ours; then false, and nothing happens. */
export async function reloadIfReachable(): Promise<boolean> {
  const reachable = await isReachable();
  if (reachable) location.reload();
  return reachable;
}
