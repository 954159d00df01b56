import { onlineManager, useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { ServerErrorPage } from '../features/errors/server-error-page.tsx';
import { isMissingPart } from '../lib/missing-part.ts';
import { reloadIfReachable } from '../lib/reload-if-reachable.ts';
import { useSession } from '../lib/session/use-session.ts';
import { BareHead } from '../ui/layout/bare-head.tsx';
import { forgetFailedParts } from '../ui/states/lazy-part.ts';
import { MissingPart } from '../ui/states/missing-part.tsx';

const asError = (problem: unknown): Error =>
  problem instanceof Error ? problem : new Error(String(problem));

/** A page that broke, inside whatever still stands around it. */
interface PageErrorProps extends ErrorComponentProps {
  /** What could not be done, where that is known. */
  readonly what?: string;
}

export function PageError({ error: problem, reset, what }: PageErrorProps) {
  const error = asError(problem);
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const queryClient = useQueryClient();
  const signedIn = useSession() !== null;
  const retry = () => {
    // A query that failed would throw its old error again, and what broke the page would break it again.
    queries.reset();
    queryClient.removeQueries({ type: 'inactive' });
    forgetFailedParts();
    reset();
    void router.invalidate();
  };
  const retryOnline = useEffectEvent((online: boolean) => {
    if (!online) return;
    // Browsers remember that a part of a part did not load: only a new page asks for it again.
    if (isMissingPart(error)) void reloadIfReachable();
    else retry();
  });
  useEffect(() => onlineManager.subscribe((online) => retryOnline(online)), []);
  // The part is tried again when the person comes back to it.
  useEffect(() => forgetFailedParts, []);
  return isMissingPart(error) ? (
    <MissingPart />
  ) : (
    <ServerErrorPage error={error} reset={retry} what={what} signedIn={signedIn} />
  );
}

/** Nothing stands around it: a guard failed. */
export const WholePageError = (props: PageErrorProps) => (
  <>
    <BareHead />
    <main>
      <PageError {...props} />
    </main>
  </>
);
