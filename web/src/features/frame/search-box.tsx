import Search from 'lucide-react/icons/search';
import { isMac } from '../../lib/keyboard/is-mac.ts';
import { Kbd } from '../../ui/buttons/kbd.tsx';
import { cx } from '../../ui/cx.ts';

interface SearchBoxProps {
  readonly onOpen: () => void;
  /** Someone is about to press it. */
  readonly onNear: () => void;
}

/** Looks like a box to type in; typing happens in the palette it opens. On phones an icon. */
export const SearchBox = ({ onOpen, onNear }: SearchBoxProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    title="Tìm hoặc ra lệnh"
    onClick={onOpen}
    onPointerEnter={onNear}
    onFocus={onNear}
    className={cx(
      'flex h-10 items-center rounded-control text-muted transition-colors duration-120 hover:bg-hover',
      'max-xl:w-10 shrink-0 max-xl:justify-center max-xl:text-ink max-xl:pointer-coarse:size-11',
      'xl:mr-2 xl:w-[clamp(200px,18vw,264px)] xl:gap-3 xl:border xl:border-line-control xl:bg-sunken xl:pr-2 xl:pl-3',
    )}
  >
    <Search />
    <span className="one-line min-w-0 flex-1 text-left max-xl:sr-only">Tìm hoặc ra lệnh</span>
    <span aria-hidden="true" className="max-xl:hidden">
      <Kbd>{isMac() ? '⌘ K' : 'Ctrl K'}</Kbd>
    </span>
  </button>
);
