import { Select as Base } from '@base-ui/react/select';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { floating, floatingRow } from '../overlays/floating-class.ts';
import { useFieldControl } from './field.tsx';
import { inputBox } from './input.tsx';

interface SelectProps<V extends string> {
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly choices: readonly {
    readonly value: V;
    readonly label: string;
    /** Instead of the label, where more than words is to be seen. */
    readonly shown?: ReactNode;
  }[];
  readonly disabled?: boolean;
  /** Its name, where no `Field` gives one. */
  readonly label?: string;
}

const boxTrigger = cx(
  inputBox,
  'flex h-10 items-center justify-between gap-2 px-3 text-left pointer-coarse:h-11',
);

/** One of a list; letters jump to what begins with them. Stands in a `Field`. */
export const Select = <V extends string>(props: SelectProps<V>) => (
  <AnySelect {...props} {...useFieldControl()} className={boxTrigger} />
);

/** The same as a few words in a chip. */
export const ChipSelect = <V extends string>(props: SelectProps<V>) => (
  <AnySelect
    {...props}
    className="inline-flex h-6 shrink-0 items-center gap-0.5 rounded-full px-1 text-muted lowercase hover:bg-line pointer-coarse:h-9 [&_.lucide]:size-4"
  />
);

interface AnySelectProps<V extends string> extends SelectProps<V> {
  readonly className: string;
}

function AnySelect<V extends string>({
  value,
  onChange,
  choices,
  disabled = false,
  label,
  ...trigger
}: AnySelectProps<V>) {
  return (
    <Base.Root
      items={choices}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      disabled={disabled}
      modal={false}
    >
      <Base.Trigger {...trigger} aria-label={label}>
        <Base.Value className="min-w-0 one-line">
          {(chosen: V) => {
            const choice = choices.find((each) => each.value === chosen);
            return choice?.shown ?? choice?.label;
          }}
        </Base.Value>
        <Base.Icon className="flex text-muted">
          <ChevronDown />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-30">
          <Base.Popup
            className={cx(
              floating,
              'max-h-[min(320px,var(--available-height))] min-w-(--anchor-width) overflow-y-auto p-1.5',
            )}
          >
            <Base.List>
              {choices.map((choice) => (
                <Base.Item
                  key={choice.value}
                  value={choice.value}
                  className={cx(floatingRow, 'justify-between data-selected:font-medium')}
                >
                  <Base.ItemText>{choice.shown ?? choice.label}</Base.ItemText>
                  <Base.ItemIndicator className="flex text-jade">
                    <Check />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
