import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isMac } from '../../lib/keyboard/is-mac.ts';
import { asksForUndo } from '../../lib/keyboard/shortcuts.ts';
import { isCovered, isWrittenIn } from '../../lib/keyboard/whose-keys.ts';
import { cx } from '../cx.ts';
import { UnbrokenHours } from '../marks/unbroken-hours.tsx';
import { type Toast, toasts } from './toast.ts';

const bar = cx(
  'flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-ink px-3 py-2 text-paper shadow-float',
  'translate-y-0 transition-[translate,opacity] duration-180 ease-calm starting:-translate-y-2 starting:opacity-0',
);

/** Milliseconds; deciding about undo takes longer than reading. */
const readingTime = 5_000;
const decidingTime = 10_000;

function ToastBar({ toast: { id, text, failed, action, stays } }: { readonly toast: Toast }) {
  const [held, hold] = useState(false);
  useEffect(() => {
    if (held || stays) return;
    const timer = setTimeout(() => toasts.close(id), action ? decidingTime : readingTime);
    return () => clearTimeout(timer);
  }, [held, id, action, stays]);

  // Keys come here from somewhere on the page and go on from there.
  const from = useRef<Element | null>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hold(true);
    if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
  };
  const act = () => {
    if (from.current instanceof HTMLElement) from.current.focus();
    toasts.close(id);
    action?.run();
  };
  return (
    <li
      className={bar}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={enter}
      onBlur={() => hold(false)}
    >
      {/* A long text has the whole width, and its button a line of its own. */}
      <div className="flex min-w-0 max-w-full flex-auto items-center gap-3">
        {failed || stays ? <CircleAlert /> : <CircleCheck />}
        <p className="min-w-0 flex-1 break-words">
          <UnbrokenHours text={text} />
        </p>
      </div>
      {action && (
        <button
          type="button"
          onClick={act}
          {...(action.isUndo && undoKeys())}
          className="ml-auto flex shrink-0 items-center gap-2 rounded-mark px-1 outline-offset-0"
        >
          <span className="font-medium underline underline-offset-3">{action.label}</span>
          {action.isUndo && (
            <span
              aria-hidden="true"
              className="rounded-mark border border-muted px-1.5 text-key max-md:hidden pointer-coarse:hidden"
            >
              {isMac() ? '⌘ Z' : 'Ctrl Z'}
            </span>
          )}
        </button>
      )}
    </li>
  );
}

const undoKeys = () => ({
  'aria-keyshortcuts': 'Control+Z Meta+Z',
  title: `Hoàn tác (${isMac() ? '⌘Z' : 'Ctrl+Z'})`,
});

/** Undoes by keys what the latest toast offers to, where they are not for something else. */
function useUndoKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForUndo(event) || isWrittenIn(event.target) || isCovered()) return;
      if (toasts.undo()) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Where toasts appear: at the lower right of a wide window, above what one types there, else over the top bar. Once, at the root: the region exists from the start, or screen readers would miss the first one. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  useUndoKeys();
  return (
    <section aria-label="Thông báo ngắn" aria-live="polite">
      <ol className="fixed inset-x-4 top-1.5 z-30 mx-auto flex max-w-[480px] flex-col gap-2 empty:hidden xl:top-auto xl:mx-0 xl:right-5 xl:bottom-5 xl:left-auto xl:w-[380px] xl:[body:has([data-composer])_&]:bottom-28">
        {shown.map((each) => (
          <ToastBar key={each.id} toast={each} />
        ))}
      </ol>
    </section>
  );
}
