import { Combobox } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { KeyboardEvent } from 'react';
import { useCompositionGuard } from '../../lib/keyboard/use-composition-guard.ts';
import { cx } from '../cx.ts';
import { floating, floatingRow } from '../overlays/floating-class.ts';
import { useFieldControl } from './field.tsx';
import { inputBox } from './input.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SearchSelectProps {
  readonly chosen: Choice;
  readonly onChange: (value: string) => void;
  /** Found already, for what is typed. */
  readonly choices: readonly Choice[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What is looked for, read aloud and shown while nothing is typed. */
  readonly searchLabel: string;
  /** Said where nothing was found. */
  readonly empty: string;
}

/** One of more than a list shows: a select with a line to search by. Stands in a `Field`. */
export function SearchSelect(props: SearchSelectProps) {
  const { chosen, choices, onChange, onType } = props;
  return (
    <Combobox.Root
      items={choices}
      filter={null}
      value={chosen}
      isItemEqualToValue={(one: Choice, other: Choice) => one.value === other.value}
      onValueChange={(next) => next && onChange(next.value)}
      inputValue={props.typed}
      onInputValueChange={onType}
      onOpenChange={(open) => !open && onType('')}
      autoHighlight
    >
      <Combobox.Trigger
        {...useFieldControl()}
        className={cx(
          inputBox,
          'flex h-10 items-center justify-between gap-2 px-3 text-left pointer-coarse:h-11',
        )}
      >
        <span className="min-w-0 one-line">{chosen.label}</span>
        <Combobox.Icon className="flex text-muted">
          <ChevronDown />
        </Combobox.Icon>
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} className="z-30">
          <Combobox.Popup className={cx(floating, 'flex w-(--anchor-width) min-w-60 flex-col p-1.5')}>
            <SearchLine label={props.searchLabel} />
            <Combobox.Empty className="text-small text-muted not-empty:px-3 not-empty:py-2">
              {props.empty}
            </Combobox.Empty>
            <Combobox.List className="mt-1.5 max-h-[min(300px,var(--available-height))] overflow-y-auto">
              {(choice: Choice) => (
                <Combobox.Item
                  key={choice.value}
                  value={choice}
                  className={cx(floatingRow, 'justify-between data-selected:font-medium')}
                >
                  {choice.label}
                  <Combobox.ItemIndicator className="flex text-jade">
                    <Check />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function SearchLine({ label }: { readonly label: string }) {
  const guard = useCompositionGuard();
  const onKeyDown = (event: KeyboardEvent & { preventBaseUIHandler: () => void }) => {
    if (!guard.isWriting(event)) return;
    event.preventBaseUIHandler();
    event.stopPropagation();
  };
  return (
    <Combobox.Input
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      maxLength={100}
      className={cx(inputBox, 'h-10 px-3 pointer-coarse:h-11')}
      onCompositionEnd={guard.onCompositionEnd}
      onKeyDown={onKeyDown}
    />
  );
}
