import { onlineManager, useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ServerErrorPage } from '../features/errors/server-error-page.tsx';
import { isMissingPart } from '../lib/missing-part.ts';
import { useSession } from '../lib/session/use-session.ts';
import { BareHead } from '../ui/bare-head.tsx';

const asError = (problem: unknown): Error =>
  problem instanceof Error ? problem : new Error(String(problem));

/** A page that broke, inside whatever still stands around it. */
interface PageErrorProps extends ErrorComponentProps {
  /** What could not be done, where that is known. */
  readonly what?: string;
}

export function PageError({ error: problem, reset, what }: PageErrorProps) {
  const error = asError(problem);
  const isMissing = isMissingPart(error);
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const queryClient = useQueryClient();
  const retry = () => {
    // What did not come is not asked for a second time by the same page; without a network a new one would not come either.
    if (isMissing && onlineManager.isOnline()) return location.reload();
    // Else a query that failed would throw its old error again, and what broke the page would break it again.
    queries.reset();
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  return (
    <ServerErrorPage
      error={error}
      reset={retry}
      what={isMissing ? 'Không tải được một phần của trang. Hãy kiểm tra kết nối mạng.' : what}
      signedIn={useSession() !== null}
    />
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
