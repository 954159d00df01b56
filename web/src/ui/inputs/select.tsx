import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { cx } from '../cx.ts';
import { LightTrigger, type Opener } from '../overlays/light-trigger.tsx';
import { lazyOverlay } from '../states/lazy-part.ts';
import { useFieldControl } from './field.tsx';
import { inputBox } from './input.tsx';
import { renderChoice, type SelectProps, type SelectTriggerProps } from './select-props.ts';

const OpenableSelect = lazyOverlay(() => import('./openable-select.tsx'), 'OpenableSelect');

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

interface AnySelectProps<V extends string> extends SelectProps<V>, SelectTriggerProps {}

function AnySelect<V extends string>(props: AnySelectProps<V>) {
  const { value, onChange, choices, disabled, label, ...trigger } = props;
  const [openedBy, setOpenedBy] = useState<Opener | null>(null);
  if (openedBy === null)
    return (
      <LightTrigger
        trigger={
          <button
            {...trigger}
            type="button"
            role="combobox"
            aria-expanded={false}
            disabled={disabled}
            aria-label={label}
          >
            <span className="min-w-0 one-line">{renderChoice(choices, value)}</span>
            <span aria-hidden="true" className="flex text-muted">
              <ChevronDown />
            </span>
          </button>
        }
        popup="listbox"
        onNear={() => void OpenableSelect.preload()}
        onOpen={(by) => void OpenableSelect.preload().then(() => setOpenedBy(by))}
      />
    );
  const choose = (next: string) => {
    const choice = choices.find((each) => each.value === next);
    if (choice) onChange(choice.value);
  };
  return (
    <OpenableSelect
      {...{ value, choices, disabled, label, trigger, openedBy }}
      onChange={choose}
      onClose={() => setOpenedBy(null)}
    />
  );
}
