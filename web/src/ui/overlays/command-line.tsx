import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as Base } from '@base-ui/react/dialog';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, RefObject } from 'react';
import { useCompositionGuard } from '../../lib/keyboard/use-composition-guard.ts';
import { Kbd } from '../buttons/kbd.tsx';

/** What is chosen opens in a tab of its own. */
export const isApart = (event: { readonly ctrlKey: boolean; readonly metaKey: boolean }): boolean =>
  event.ctrlKey || event.metaKey;

const actsOnList = (key: string): boolean => key === 'Enter' || key.startsWith('Arrow');

interface CommandLineProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly onType: (typed: string) => void;
  readonly onReady: () => void;
  /** Before a key moves in the list or chooses from it. */
  readonly onKey: () => void;
  readonly onChooseApart: () => void;
}

/** The line one types in; a word being composed keeps its keys, and Ctrl+Enter chooses for a tab of its own. */
export function CommandLine({
  input,
  label,
  placeholder,
  onType,
  onReady,
  onKey,
  onChooseApart,
}: CommandLineProps) {
  const guard = useCompositionGuard();
  const onKeyDown = (event: KeyboardEvent & { preventBaseUIHandler: () => void }) => {
    if (guard.isWriting(event)) {
      event.preventBaseUIHandler();
      // Nor may the dialog receive an Escape that only ends the word.
      event.stopPropagation();
      return;
    }
    if (actsOnList(event.key)) onKey();
    if (event.key !== 'Enter' || !isApart(event)) return;
    event.preventDefault();
    event.preventBaseUIHandler();
    onChooseApart();
  };
  return (
    <div className="flex h-14 shrink-0 items-center gap-3 border-b pr-3 pl-4.5">
      <Search className="text-muted" />
      <Autocomplete.Input
        ref={input}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        className="h-full min-w-0 flex-1 bg-transparent text-[1rem] outline-none"
        onFocus={onReady}
        onCompositionEnd={guard.onCompositionEnd}
        onKeyDown={onKeyDown}
        // Words being composed are looked for as they stand.
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <Base.Close className="flex items-center justify-center rounded-mark p-1 text-muted max-md:size-11">
        <span className="sr-only">Đóng</span>
        <span aria-hidden="true" className="max-md:hidden">
          <Kbd>Esc</Kbd>
        </span>
        <X className="md:hidden" />
      </Base.Close>
    </div>
  );
}
