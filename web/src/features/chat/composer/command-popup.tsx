import type { CommandDefinition } from '@hopgon/contract/commands/catalogue';
import { Kbd } from '../../../ui/buttons/kbd.tsx';
import { cx } from '../../../ui/cx.ts';

interface CommandPopupProps {
  /** For the input's `aria-controls`; options are named by `optionId`. */
  readonly id: string;
  readonly commands: readonly CommandDefinition[];
  readonly active: CommandDefinition;
  readonly onPick: (command: CommandDefinition) => void;
}

export const optionId = (popupId: string, { name }: CommandDefinition): string => `${popupId}-${name}`;

const option =
  'flex min-h-9 shrink-0 items-center rounded-control px-3 py-1.5 text-left aria-selected:bg-jade-soft ' +
  '@max-2xl:flex-col @max-2xl:items-start pointer-coarse:min-h-11';

/** The commands that fit what is typed, and what the chosen one needs. The focus stays in the input. */
export const CommandPopup = ({ id, commands, active, onPick }: CommandPopupProps) => (
  <div className="@container absolute inset-x-0 bottom-full z-10 mb-2 flex max-h-[min(360px,50dvh)] overflow-hidden rounded-panel border bg-surface shadow-float dark:border-transparent">
    <div
      id={id}
      role="listbox"
      aria-label="Các lệnh"
      className="flex flex-col gap-0.5 overflow-y-auto p-1.5 @max-md:flex-1 @md:w-[45%]"
    >
      {commands.map((command) => {
        const isActive = command === active;
        return (
          <button
            type="button"
            key={command.name}
            // The focus stays in the input, which points here.
            tabIndex={-1}
            id={optionId(id, command)}
            role="option"
            aria-selected={isActive}
            className={option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(command)}
          >
            <span className={cx('w-31 shrink-0 font-medium', isActive && 'text-jade-ink')}>
              /{command.name}
            </span>
            <span className={isActive ? 'text-jade-ink' : 'text-muted'}>{command.description}</span>
          </button>
        );
      })}
    </div>
    <Explanation command={active} />
  </div>
);

const Explanation = ({ command: { description, parameters } }: { readonly command: CommandDefinition }) => (
  <div className="min-w-0 flex-1 overflow-y-auto border-l bg-sunken px-4 py-3 @max-md:hidden">
    <p className="font-semibold">{description}</p>
    <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-small">
      {parameters.map(({ name, required, description: meaning }) => (
        <div key={name} className="contents">
          <dt className={required ? 'font-medium text-jade-ink' : 'text-muted'}>{name}</dt>
          <dd className={required ? undefined : 'text-muted'}>{meaning}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> chọn
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Tab</Kbd> điền lệnh
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>Esc</Kbd> đóng
      </span>
    </p>
  </div>
);
