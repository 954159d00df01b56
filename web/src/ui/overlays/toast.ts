import { failureText } from '../../lib/api/call-failure.ts';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Undoes the change of the toast. */
  readonly isUndo?: true;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly failed: boolean;
  readonly action?: ToastAction | undefined;
  /** Until it is closed. */
  readonly stays: boolean;
}

const mostToasts = 3;

/** What must not be missed stays; of the others the latest, at least one. */
function latest(toasts: readonly Toast[]): readonly Toast[] {
  const passing = toasts.filter(({ stays }) => !stays);
  const room = Math.max(1, mostToasts - (toasts.length - passing.length));
  const evicted = new Set(passing.slice(0, -room));
  return toasts.filter((each) => !evicted.has(each));
}

const listeners = new Set<() => void>();
let shown: readonly Toast[] = [];
let lastId = 0;

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

const show = (text: string, failed: boolean, action?: ToastAction, stays = false): (() => void) => {
  lastId += 1;
  const id = lastId;
  // The same failure twice is one message: a second press needs no second line.
  const others = failed ? shown.filter((each) => !each.failed || each.text !== text) : shown;
  change(latest([...others, { id, text, failed, action, stays }]));
  return () => toasts.close(id);
};

const failUndo = (problem: unknown) =>
  toast.fail(failureText(problem, 'Không thể hoàn tác. Vui lòng thử lại.'));

/** A short word over the page about what just happened; may be called from anywhere. What it returns closes it. */
export const toast = {
  say: (text: string, action?: ToastAction): (() => void) => show(text, false, action),
  fail: (text: string, action?: ToastAction): (() => void) => show(text, true, action),
  /**
   * What one just did and may undo, by its button or by Ctrl+Z for as long as it is shown. An undo that fails says so here,
   * for what offered it may be gone by then.
   */
  undoable: (text: string, undo: () => Promise<unknown>): (() => void) => {
    const run = () => void undo().catch(failUndo);
    return show(text, false, { label: 'Hoàn tác', run, isUndo: true });
  },
  /** What somebody must not miss: it stays until they have read it. */
  sayUntilClosed: (text: string): (() => void) =>
    show(text, false, { label: 'Đã hiểu', run: () => undefined }, true),
};

/** For the one `Toaster`. */
export const toasts = {
  get: (): readonly Toast[] => shown,
  close: (id: number): void => change(shown.filter((each) => each.id !== id)),
  /** Undoes the latest that can be; answers whether there was anything. */
  undo: (): boolean => {
    const latest = shown.findLast(({ action }) => action?.isUndo);
    if (!latest) return false;
    toasts.close(latest.id);
    latest.action?.run();
    return true;
  },
  /** Nothing said so far can be undone any more: it was done elsewhere or by somebody else. */
  forgetUndo: (): void => change(shown.filter(({ action }) => !action?.isUndo)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
