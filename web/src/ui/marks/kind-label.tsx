import { cx } from '../cx.ts';
import { toneDot } from '../layout/hue-class.ts';
import type { Tone } from './hue.ts';

interface KindLabelProps {
  readonly label: string;
  readonly tone: Tone;
}

/** The kind of a meeting: its word, beside the colour it has in the calendar. */
export const KindLabel = ({ label, tone }: KindLabelProps) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <span aria-hidden="true" className={cx('size-2.5 shrink-0 rounded-[3px]', toneDot[tone])} />
    {label}
  </span>
);
