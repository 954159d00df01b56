import { Kbd } from '../../ui/buttons/kbd.tsx';
import { cx } from '../../ui/cx.ts';
import type { Entry } from './entry.ts';
import { Marked } from './marked.tsx';

/** A line of the palette; the one that Enter would take says so. */
export const EntryRow = ({ entry, words }: { readonly entry: Entry; readonly words: string }) => (
  <>
    <span className="flex size-6 shrink-0 items-center justify-center text-muted group-data-highlighted/row:text-jade-ink">
      {entry.icon}
    </span>
    <span
      className={cx(
        'flex min-w-0 flex-1 max-md:flex-col max-md:gap-0',
        entry.isLong ? 'flex-col' : 'items-baseline gap-2.5',
      )}
    >
      <span className="min-w-0 max-w-full one-line">
        <Marked text={entry.title} words={words} />
      </span>
      {entry.note && (
        <span
          className={cx(
            'shrink-0 text-muted group-data-highlighted/row:text-jade-ink max-md:max-w-full max-md:text-small max-md:one-line',
            entry.isLong && 'max-w-full text-small one-line',
          )}
        >
          {entry.note}
        </span>
      )}
    </span>
    <span
      aria-hidden="true"
      className="invisible flex shrink-0 items-center gap-2 text-small text-jade-ink group-data-highlighted/row:visible max-md:hidden"
    >
      {'path' in entry.does ? 'Mở' : 'Làm'}
      <Kbd>↵</Kbd>
    </span>
  </>
);
