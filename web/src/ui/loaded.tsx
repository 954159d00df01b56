import type { ReactNode } from 'react';
import { failureText } from '../lib/api/call-failure.ts';
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
  readonly children: (data: T) => ReactNode;
}

/** What was read, once it is here; until then its shape, or what went wrong and a way to try again. */
export function Loaded<T>({ query: { data, error, refetch }, failure, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonRows />;
  return <LoadFailure text={failureText(error, failure)} onRetry={() => void refetch()} />;
}
