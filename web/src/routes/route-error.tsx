import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ServerErrorPage } from '../features/errors/server-error-page.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { BareHead } from '../ui/bare-head.tsx';

const asError = (problem: unknown): Error =>
  problem instanceof Error ? problem : new Error(String(problem));

/** A page that broke, inside whatever still stands around it. */
interface PageErrorProps extends ErrorComponentProps {
  /** What could not be done, where that is known. */
  readonly what?: string;
}

export function PageError({ error, reset, what }: PageErrorProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const queryClient = useQueryClient();
  const retry = () => {
    // Else a query that failed would throw its old error again, and what broke the page would break it again.
    queries.reset();
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  return (
    <ServerErrorPage error={asError(error)} reset={retry} what={what} signedIn={useSession() !== null} />
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
