import { Failure } from '@hopgon/contract/failure';
import type { FastifyBaseLogger } from 'fastify';

/** Counts against a limit; when it is exhausted, logs a security event before the caller is refused. */
export async function logWhenRefused<T>(
  log: Pick<FastifyBaseLogger, 'warn'>,
  limit: string,
  who: { readonly address: string; readonly userId?: string },
  spend: () => Promise<T>,
): Promise<T> {
  try {
    return await spend();
  } catch (error) {
    if (error instanceof Failure) log.warn({ event: 'limit-reached', limit, ...who }, 'too many requests');
    throw error;
  }
}
