import type { FastifyInstance } from 'fastify';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

const oneYear = 365 * 24 * 60 * 60;

/** The headers every reply carries; HSTS only when the public address is https. */
export function sendSecurityHeaders(server: FastifyInstance, publicUrl: string): void {
  const headers: Record<string, string> = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
    'x-frame-options': 'DENY',
  };
  if (publicUrl.startsWith('https://')) {
    headers['strict-transport-security'] = `max-age=${oneYear}; includeSubDomains`;
  }
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
