import { cx } from '../../ui/cx.ts';

interface Column {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly shown: string;
}

interface ColumnChartProps {
  readonly columns: readonly Column[];
  /** A line across: what is usual. */
  readonly mark: number;
}

/** Pixels of the highest column. */
const height = 160;

/** Columns for eyes alone; a table beside them says the same. The last one is still growing. */
export function ColumnChart({ columns, mark }: ColumnChartProps) {
  const most = Math.max(1, mark, ...columns.map(({ value }) => value));
  const share = (value: number) => (value / most) * height;
  return (
    <div aria-hidden="true" className="relative mt-4">
      <div className="flex items-end gap-2 border-b sm:gap-4" style={{ height: height + 24 }}>
        {columns.map(({ key, value, shown }, place) => (
          <div key={key} className="flex min-w-0 flex-1 flex-col items-center justify-end">
            <span className="text-small text-muted tabular-nums">{value > 0 && shown}</span>
            <span
              className={cx(
                'w-full max-w-12 rounded-t-bar',
                place === columns.length - 1
                  ? 'border-[1.5px] border-b-0 border-jade bg-jade-soft'
                  : 'bg-jade',
              )}
              style={{ height: value > 0 ? Math.max(3, share(value)) : 0 }}
            />
          </div>
        ))}
      </div>
      {mark > 0 && (
        <span
          className="absolute inset-x-0 top-0 border-t border-dashed border-turmeric-mark"
          style={{ top: height + 24 - share(mark) }}
        />
      )}
      <div className="flex gap-2 pt-1.5 sm:gap-4">
        {columns.map(({ key, label }, place) => (
          <span
            key={key}
            className={cx(
              'flex min-w-0 flex-1 justify-center text-small whitespace-nowrap text-muted tabular-nums',
              // Eight dates side by side would run into each other; in large type, four.
              (columns.length - 1 - place) % 2 === 1 && 'max-sm:invisible',
              (columns.length - 1 - place) % 4 === 2 && 'max-[20rem]:invisible',
              place === columns.length - 1 && 'max-[20rem]:justify-end',
            )}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
