import { isIP } from 'node:net';

/** Nobody, a number of hops, or the addresses and networks that are trusted: what Fastify's `trustProxy` takes. */
export type TrustProxy = false | number | readonly string[];

const names = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Undefined when the text is none of these; `true` (trust everyone) is refused, since anyone could then lie. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'none' || text === 'false' || text === '0') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => names.has(part) || isNetwork(part)) ? parts : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
}
