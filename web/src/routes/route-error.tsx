import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ServerErrorPage } from '../features/errors/server-error-page.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { BareHead } from '../ui/bare-head.tsx';

const asError = (problem: unknown): Error =>
  problem instanceof Error ? problem : new Error(String(problem));

/** A page that broke, inside whatever still stands around it. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    // Else a query that failed would throw its old error again.
    queries.reset();
    reset();
    void router.invalidate();
  };
  return <ServerErrorPage error={asError(error)} reset={retry} signedIn={useSession() !== null} />;
}

/** Nothing stands around it: a guard failed. */
export const WholePageError = (props: ErrorComponentProps) => (
  <>
    <BareHead />
    <main>
      <PageError {...props} />
    </main>
  </>
);
