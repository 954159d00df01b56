import { onlineManager, QueryClient } from '@tanstack/react-query';
import { CallFailure } from '../lib/api/call-failure.ts';

const mostRetries = 2;
/** Milliseconds before the first; the second waits twice as long. A failure is said within about a second. */
const retryDelay = 350;

/** A refusal stays a refusal; a lost connection or a stumbling server may be asked again. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status === 0 || error.status >= 500);

/** An app that is opened without a network gets no event that says so. */
export const followNetwork = (): void => onlineManager.setOnline(navigator.onLine !== false);

/**
 * Without a network everything fails at once. By default a change would wait and be sent when the network returns, long
 * after the person cancelled it, and a read would wait for ever in whatever awaits it.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        // Wake-ups from the server say what changed; time alone makes nothing old quickly.
        staleTime: 60_000,
        retry: (failures, error) => failures < mostRetries && onlineManager.isOnline() && mayPass(error),
        retryDelay: (failures) => retryDelay * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
