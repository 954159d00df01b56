import type { ReactNode } from 'react';
import { Bar } from '../../ui/bar.tsx';

interface BarRow {
  readonly label: string;
  readonly value: number;
  readonly shown: ReactNode;
}

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
