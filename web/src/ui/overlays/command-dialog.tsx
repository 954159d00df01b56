import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { Kbd } from '../buttons/kbd.tsx';
import { cx } from '../cx.ts';
import { CommandLine, isApart } from './command-line.tsx';

export interface CommandGroup<T> {
  readonly value: string;
  readonly items: readonly T[];
}

interface CommandDialogProps<T extends { readonly id: string }> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What it is for, read aloud. */
  readonly label: string;
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The line has the focus: what is typed from now on comes to it. */
  readonly onReady: () => void;
  /** Before a key moves in the list or chooses from it. */
  readonly onKey: () => void;
  /** Filtered already, in the order shown. */
  readonly groups: readonly CommandGroup<T>[];
  /** `apart`: in a tab of its own. */
  readonly onChoose: (item: T, apart: boolean) => void;
  /** Said aloud as it changes: how many were found, that none was, that one waits. */
  readonly status: string;
  /** Stands above the list: that nothing was found, say. */
  readonly notice: ReactNode;
  /** At the foot, where there is room for keys. */
  readonly hint: string;
  readonly children: (item: T) => ReactNode;
}

const scrim = cx(
  'fixed inset-0 z-20 bg-scrim transition-opacity duration-120 ease-calm',
  'data-ending-style:opacity-0 data-starting-style:opacity-0',
);

const popup = cx(
  'flex w-full flex-col overflow-hidden bg-surface shadow-float outline-none',
  'transition-[translate,opacity] duration-120 ease-calm max-md:h-dvh max-md:pt-[env(safe-area-inset-top)]',
  'md:max-h-[min(640px,76dvh)] md:max-w-[640px] md:rounded-panel',
  'data-ending-style:-translate-y-1 data-ending-style:opacity-0',
  'data-starting-style:-translate-y-1 data-starting-style:opacity-0',
);

const row = cx(
  'group/row flex min-h-11 cursor-default items-center gap-3 rounded-control px-2.5 py-2 outline-none select-none',
  'scroll-my-2 data-highlighted:bg-jade-soft',
);

/** Names the row for screen readers that do not follow the active descendant. */
const selected = ({ highlighted }: { readonly highlighted: boolean }) => ({ 'aria-selected': highlighted });

/** One line to type in and a list that follows it: combobox and listbox in a dialog, whole by keyboard. */
export function CommandDialog<T extends { readonly id: string }>(props: CommandDialogProps<T>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Viewport className="fixed inset-0 z-20 flex items-start justify-center md:px-4 md:pt-[12dvh]">
          <Base.Popup aria-label={props.label} initialFocus={input} className={popup}>
            <Commands {...props} input={input} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface CommandsProps<T extends { readonly id: string }> extends CommandDialogProps<T> {
  readonly input: RefObject<HTMLInputElement | null>;
}

function Commands<T extends { readonly id: string }>(props: CommandsProps<T>) {
  const { groups, onChoose, status, children } = props;
  // A letter typed renders the line alone: the rows take their items from the list around them.
  const rows = useMemo(() => <Rows onChoose={onChoose}>{children}</Rows>, [onChoose, children]);
  const highlighted = useRef<T | undefined>(undefined);
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={groups}
      itemToStringValue={({ id }: T) => id}
      value={props.typed}
      onValueChange={(value, { reason }) => {
        // A pressed item would write its name into the line.
        if (reason !== 'item-press') props.onType(value);
      }}
      onItemHighlighted={(item) => {
        highlighted.current = item;
      }}
    >
      <CommandLine
        {...props}
        onChooseApart={() => highlighted.current && onChoose(highlighted.current, true)}
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        {props.notice}
        {rows}
      </div>
      <Autocomplete.Status className="sr-only">{status}</Autocomplete.Status>
      <CommandFoot hint={props.hint} />
    </Autocomplete.Root>
  );
}

type RowsProps<T extends { readonly id: string }> = Pick<CommandDialogProps<T>, 'onChoose' | 'children'>;

function Rows<T extends { readonly id: string }>({ onChoose, children }: RowsProps<T>) {
  return (
    <Autocomplete.List aria-label="Kết quả">
      {(group: CommandGroup<T>) => (
        <Autocomplete.Group key={group.value} items={group.items} className="not-first:mt-2">
          <Autocomplete.GroupLabel className="px-2.5 py-1.5 text-small font-medium text-muted">
            {group.value}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(item: T) => (
              <Autocomplete.Item
                key={item.id}
                value={item}
                className={row}
                render={(rowProps, state) => <div {...rowProps} {...selected(state)} />}
                onClick={(event) => onChoose(item, isApart(event))}
              >
                {children(item)}
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

const CommandFoot = ({ hint }: { readonly hint: string }) => (
  <div
    aria-hidden="true"
    className="flex shrink-0 items-center gap-5 border-t bg-sunken px-4.5 py-2.5 text-small text-muted max-md:hidden"
  >
    <span className="flex items-center gap-1.5">
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd> chọn
    </span>
    <span className="flex items-center gap-1.5">
      <Kbd>↵</Kbd> mở
    </span>
    <span className="flex items-center gap-1.5">
      <Kbd>Ctrl ↵</Kbd> mở ở thẻ mới
    </span>
    <span className="ml-auto">{hint}</span>
  </div>
);
