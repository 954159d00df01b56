import type { ReactNode } from 'react';
import { Bar } from '../../ui/layout/bar.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

interface BarRow {
  readonly label: string;
  readonly value: number;
  readonly shown: ReactNode;
}

/** As many such numbers while they are loaded. */
export const BarRowsSkeleton = ({ count }: { readonly count: number }) => (
  <div role="status" className="flex flex-col gap-3 px-5 py-4">
    <span className="sr-only">Đang tải...</span>
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <div key={place} className="flex flex-col gap-1">
        <span className="flex h-5 items-center">
          <Skeleton className="h-2.5 w-32" />
        </span>
        <span className="flex h-6 items-center">
          <Skeleton className="h-1.5 w-full" />
        </span>
      </div>
    ))}
  </div>
);

/** Named numbers under each other, each with its part of the largest, or of the whole. */
export const BarRows = ({ rows, whole }: { readonly rows: readonly BarRow[]; readonly whole: number }) => (
  <dl className="flex flex-col gap-3 px-5 py-4">
    {rows.map(({ label, value, shown }) => (
      <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1">
        <dt className="text-small">{label}</dt>
        <dd className="text-small text-muted tabular-nums">{shown}</dd>
        <dd className="col-span-2">
          <Bar share={whole > 0 ? value / whole : 0} />
        </dd>
      </div>
    ))}
  </dl>
);
