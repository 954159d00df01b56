import { Select as Base } from '@base-ui/react/select';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { floating, floatingRow } from '../overlays/floating-class.ts';
import type { Opener } from '../overlays/light-trigger.tsx';
import { renderChoice, type SelectProps, type SelectTriggerProps } from './select-props.ts';

interface OpenableSelectProps extends SelectProps<string> {
  readonly trigger: SelectTriggerProps;
  readonly openedBy: Opener;
  /** Its code did not come. */
  readonly onClose: () => void;
}

/** A `Select` from when it is first opened. */
export function OpenableSelect(props: OpenableSelectProps) {
  const { value, onChange, choices, disabled = false, label, trigger, openedBy } = props;
  const ref = useRef<HTMLButtonElement>(null);
  // The focus was on the button whose place this takes. A key presses it again, so that it opens as by any key.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
    if (openedBy === 'key') ref.current?.click();
  }, [openedBy]);
  return (
    <Base.Root
      items={choices}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      disabled={disabled}
      defaultOpen={openedBy === 'pointer'}
      modal={false}
    >
      <Base.Trigger {...trigger} ref={ref} aria-label={label}>
        <Base.Value className="min-w-0 one-line">
          {(chosen: string) => renderChoice(choices, chosen)}
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
