import { cx } from '../cx.ts';

export type ButtonLook = 'primary' | 'tonal' | 'outline' | 'plain' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'bg-jade text-on-jade hover:bg-jade-hover active:bg-jade-press',
  tonal: 'bg-jade-soft text-jade-ink hover:brightness-97 dark:hover:brightness-112',
  outline: 'border border-line-control bg-surface text-ink hover:bg-hover',
  plain: 'text-ink hover:bg-hover',
  danger: 'bg-brick text-on-brick hover:bg-brick-hover',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  small: 'h-8 gap-1.5 px-3 text-small [&_.lucide]:size-4',
  medium: 'h-10 gap-2 px-4 text-body pointer-coarse:h-11',
  large: 'h-11 gap-2 px-5 text-body',
};

/** For words of any length: as high as they need. */
const wrapping: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-8 gap-1.5 px-3 py-1 text-small pointer-coarse:min-h-11 [&_.lucide]:size-4',
  medium: 'min-h-10 gap-2 px-4 py-1.5 text-body pointer-coarse:min-h-11',
  large: 'min-h-11 gap-2 px-5 py-2 text-body',
};

/** Type so large that a screen holds few letters: its words take lines. */
const large =
  'max-[20rem]:h-auto max-[20rem]:min-h-11 max-[20rem]:max-w-full max-[20rem]:shrink max-[20rem]:py-1 max-[20rem]:whitespace-normal';

const squares: Readonly<Record<ButtonSize, string>> = {
  small: 'size-8',
  medium: 'size-10 pointer-coarse:size-11',
  large: 'size-11',
};

const disabled =
  'disabled:border disabled:border-line disabled:bg-sunken disabled:text-muted disabled:cursor-not-allowed';

interface Style {
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as it is high, for an icon alone. */
  readonly square?: boolean | undefined;
  /** Its words may take several lines. */
  readonly wraps?: boolean | undefined;
}

/** The classes of a button, for links that look like one. */
export const buttonClass = ({
  look = 'outline',
  size = 'medium',
  square = false,
  wraps = false,
}: Style = {}): string =>
  cx(
    'inline-flex shrink-0 items-center justify-center rounded-control font-medium select-none',
    wraps ? 'max-w-full text-left wrap-anywhere' : 'whitespace-nowrap',
    'transition-colors duration-120 ease-calm',
    looks[look],
    square ? squares[size] : wraps ? wrapping[size] : cx(sizes[size], large),
    disabled,
  );
