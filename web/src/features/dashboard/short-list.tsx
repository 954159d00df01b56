import { type ReactNode, useState } from 'react';

interface ShortListProps<T> {
  readonly entries: readonly T[];
  readonly most?: number;
  readonly row: (entry: T) => ReactNode;
}

/** The first few of a list; the rest when asked for. */
export function ShortList<T>({ entries, most = 5, row }: ShortListProps<T>) {
  const [all, showAll] = useState(false);
  const rest = entries.length - most;
  return (
    <>
      <ul>{(all ? entries : entries.slice(0, most)).map(row)}</ul>
      {rest > 0 && !all && (
        <p className="border-t px-5 py-2.5">
          <button type="button" className="link text-small" onClick={() => showAll(true)}>
            Xem thêm {rest} mục
          </button>
        </p>
      )}
    </>
  );
}

/** Instead of a list that is empty. */
export const EmptyNote = ({ children }: { readonly children: ReactNode }) => (
  <p className="px-5 py-4 text-small text-muted">{children}</p>
);
