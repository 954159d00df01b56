import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits/network-of.ts';

const addresses = new AsyncLocalStorage<string>();

/** Makes the client's network available to `requestNetwork` for everything the request does. */
export function trackRequestOrigin(server: FastifyInstance): void {
  // After the body was read: its parsers lose what runs around them.
  server.addHook('preHandler', (request, _reply, done) => addresses.run(request.ip, done));
}

/**
 * The network of the current request: 24 bits of IPv4, 48 of IPv6, enough to distinguish an office from a home and
 * too little to identify one. Empty outside of a request, such as in a job.
 */
export const requestNetwork = (): string => shortNetwork(addresses.getStore() ?? '');

export function shortNetwork(address: string): string {
  const network = networkOf(address);
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)?.[1];
  if (v4) return `${v4}.0/24`;
  const v6 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network)?.[1];
  return v6 ? `${v6}::/48` : '';
}
