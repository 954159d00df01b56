import type { ReactNode } from 'react';
import { failureText } from '../../lib/api/call-failure.ts';
import { LoadFailure } from './load-failure.tsx';
import { SkeletonRows } from './skeleton.tsx';

interface LoadedProps<T> {
  /** What a query is at. */
  readonly query: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** What to say when the server gave no words of its own: 'Không thể tải …' */
  readonly failure: string;
  /** The shape of what comes, where it is not a list. */
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What was read, once it is here; until then its shape, or what went wrong and a way to try again. */
export function Loaded<T>({
  query: { data, error, refetch },
  failure,
  skeleton = <SkeletonRows />,
  children,
}: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  return <LoadFailure text={failureText(error, failure)} onRetry={() => void refetch()} />;
}
