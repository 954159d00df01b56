import type { FastifyBaseLogger } from 'fastify';

/** Counts against a limit; when it is exhausted, logs a security event before the caller is refused. */
export function logWhenRefused<T>(
  log: Pick<FastifyBaseLogger, 'warn'>,
  limit: string,
  who: { readonly address: string; readonly userId?: string },
  spend: () => T,
): T {
  try {
    return spend();
  } catch (error) {
    log.warn({ event: 'limit-reached', limit, ...who }, 'too many requests');
    throw error;
  }
}
