import { cx } from '../../../ui/cx.ts';
import type { DayMark } from './day-marks.rules.ts';

const looks: Readonly<Record<DayMark['kind'], string>> = {
  off: 'bg-brick-soft text-brick-ink',
  work: 'bg-jade-soft text-jade-ink',
  observance: 'bg-turmeric-soft text-turmeric-ink',
};

/** Why a day is not like others, on one line. */
export const DayMarkLabel = ({ mark: { name, kind } }: { readonly mark: DayMark }) => (
  <span
    title={name}
    className={cx('one-line max-w-full rounded-mark px-1 text-key font-medium', looks[kind])}
  >
    {name}
  </span>
);
