import { type Figure, factsOf, figuresOf } from '@hopgon/contract/figures/figures-in-words';
import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';

const arrows = { up: <TrendingUp aria-label="tăng" />, down: <TrendingDown aria-label="giảm" /> };

/** Five figures beside each other, each with what it was before. */
export const FigureStrip = ({ report }: { readonly report: FiguresReport }) => (
  <section aria-label="Các số chính" className="overflow-hidden rounded-panel border bg-line">
    <dl className="grid grid-cols-1 gap-px sm:grid-cols-2 lg:grid-cols-5">
      {figuresOf(report).map((figure) => (
        <Shown key={figure.label} {...figure} />
      ))}
    </dl>
  </section>
);

const Shown = ({ label, value, unit, before, trend }: Figure) => (
  <div className="flex flex-col gap-1 bg-surface px-5 py-3.5 max-lg:last:col-span-full">
    <dt className="text-small text-muted">{label}</dt>
    <dd className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
      <span className="text-page font-semibold">{value}</span>
      {unit && <span className="text-small text-muted">{unit}</span>}
    </dd>
    <dd className="flex min-h-5 items-center gap-1.5 text-small text-muted tabular-nums [&_.lucide]:size-4">
      {trend && before && arrows[trend]}
      {before}
    </dd>
  </div>
);

/** What needs no chart. */
export const FigureFacts = ({ report }: { readonly report: FiguresReport }) => (
  <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-panel border bg-surface px-5 py-3.5 text-small">
    {factsOf(report).map(({ label, value }) => (
      <div key={label} className="flex gap-2">
        <dt className="text-muted">{label}</dt>
        <dd className="font-medium tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
