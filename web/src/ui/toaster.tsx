import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { type Toast, toasts } from './toast.ts';
import { UnbrokenHours } from './unbroken-hours.tsx';

const bar = cx(
  'flex min-h-11 w-full items-center gap-3 rounded-control bg-ink px-3 py-2 text-paper shadow-float',
  'translate-y-0 transition-[translate,opacity] duration-180 ease-calm starting:-translate-y-2 starting:opacity-0',
);

/** Milliseconds; whoever may take something back needs longer than whoever only reads. */
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
      {failed || stays ? <CircleAlert /> : <CircleCheck />}
      <p className="min-w-0 flex-1 break-words">
        <UnbrokenHours text={text} />
      </p>
      {action && (
        <button
          type="button"
          onClick={act}
          className="rounded-mark px-1 font-medium underline underline-offset-3 outline-offset-0"
        >
          {action.label}
        </button>
      )}
    </li>
  );
}

/** Where toasts appear: under the top bar, where no input and no bar of a phone stands. Once, at the root: the region stands from the start, or nobody would hear the first one. */
export const Toaster = () => (
  <section aria-label="Thông báo ngắn" aria-live="polite">
    <ol className="fixed inset-x-4 top-[68px] z-30 mx-auto flex max-w-[480px] flex-col gap-2 empty:hidden">
      {useSyncExternalStore(toasts.subscribe, toasts.get).map((each) => (
        <ToastBar key={each.id} toast={each} />
      ))}
    </ol>
  </section>
);
