import { cx } from '../../ui/cx.ts';

interface Column {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The same week of the range before; null where nobody was there. */
  readonly before: number | null;
  readonly shown: string;
}

interface ColumnChartProps {
  readonly columns: readonly Column[];
  /** A line across: what is usual. */
  readonly mark: number | null;
}

/** Pixels of the highest column. */
const height = 160;
/** With more columns their numbers would run into each other. */
const mostNumbered = 9;
/** Dates under as many columns at most. */
const mostDated = 8;

/** Columns for eyes alone; a table says the same. What was before is an outline, so that no colour is needed. */
export function ColumnChart({ columns, mark }: ColumnChartProps) {
  const most = Math.max(1, mark ?? 0, ...columns.map(({ value, before }) => Math.max(value, before ?? 0)));
  const heightOf = (value: number) => (value > 0 ? Math.max(3, (value / most) * height) : 0);
  const everyNth = Math.ceil(columns.length / mostDated);
  return (
    <div aria-hidden="true" className="relative">
      <div
        className={cx('flex items-end border-b', columns.length > mostNumbered ? 'gap-px' : 'gap-2 sm:gap-3')}
        style={{ height: height + 24 }}
      >
        {columns.map(({ key, value, before, shown }) => (
          <div key={key} className="relative flex min-w-0 flex-1 items-end justify-center gap-px sm:gap-0.5">
            {before !== null && (
              <span
                className="w-full max-w-6 rounded-t-bar border border-b-0 border-line-strong bg-sunken printed-color"
                style={{ height: heightOf(before) }}
              />
            )}
            <span
              className="relative w-full max-w-6 rounded-t-bar bg-jade printed-color"
              style={{ height: heightOf(value) }}
            >
              {columns.length <= mostNumbered && value > 0 && (
                <span className="absolute -top-5.5 left-1/2 z-[1] -translate-x-1/2 rounded-mark bg-surface px-0.5 text-small whitespace-nowrap text-muted tabular-nums max-sm:hidden">
                  {shown}
                </span>
              )}
            </span>
          </div>
        ))}
      </div>
      {mark !== null && mark > 0 && (
        <span
          className="absolute inset-x-0 border-t border-dashed border-turmeric-mark"
          style={{ top: height + 24 - heightOf(mark) }}
        />
      )}
      <div className="flex gap-px pt-1.5">
        {columns.map(({ key, label }, place) => (
          <span
            key={key}
            className={cx(
              'flex min-w-0 flex-1 justify-center text-small whitespace-nowrap text-muted tabular-nums',
              (columns.length - 1 - place) % everyNth !== 0 && 'invisible',
              (columns.length - 1 - place) % (everyNth * 2) !== 0 && 'max-sm:invisible',
            )}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
