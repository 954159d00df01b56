import { QueryClient } from '@tanstack/react-query';
import { CallFailure } from '../lib/api/call-failure.ts';

const mostRetries = 2;

/** A refusal stays a refusal; a lost connection or a stumbling server may be asked again. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status === 0 || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Wake-ups from the server say what changed; time alone makes nothing old quickly.
        staleTime: 60_000,
        retry: (failures, error) => failures < mostRetries && mayPass(error),
      },
      mutations: { retry: false },
    },
  });
