import {
  createContext,
  type FocusEventHandler,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { RestoredContext } from '../../lib/forms/use-kept.ts';
import { DiscardQuestion, type Question } from './discard-question.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useTypedText } from './use-typed-text.ts';

interface Written {
  readonly isDirty: () => boolean;
  /** What was written is not wanted any more. */
  readonly onDiscard?: () => void;
  /** Where it is something else than text of the person. */
  readonly question?: Question | undefined;
}

interface Guard {
  readonly watch: (written: Written) => () => void;
  /** Closes at once, where nothing would be lost. */
  readonly close: () => void;
}

const GuardContext = createContext<Guard | null>(null);

interface CloseGuardProps {
  readonly onClose: () => void;
  /** Says what is written, where the form is no part of its own that could say it by `useCloseGuard`. */
  readonly isDirty?: (() => boolean) | undefined;
  /** `onFocus` is called as the focus moves in the dialog. */
  readonly children: (close: () => void, onFocus: FocusEventHandler) => ReactNode;
}

/**
 * Around a dialog with a form: Escape, a press beside it, the way back and a reload ask before something written is lost.
 * Text in its fields counts where the form does not say by `useCloseGuard` what is written.
 */
export function CloseGuard({ onClose, isDirty: isKnownDirty, children }: CloseGuardProps) {
  const written = useRef<Written | null>(null);
  const [isAsking, setAsking] = useState(false);
  const typed = useTypedText();
  const restored = useRef(false);
  const [restore] = useState(() => (isRestored: boolean) => {
    restored.current = isRestored;
  });
  const isDirty = () => {
    if (written.current) return written.current.isDirty();
    return isKnownDirty ? isKnownDirty() : typed.isTyped() || restored.current;
  };
  const discard = () => {
    const { current } = written;
    written.current = null;
    typed.forget();
    restored.current = false;
    current?.onDiscard?.();
  };
  const latest = useRef({ onClose, isDirty, discard });
  latest.current = { onClose, isDirty, discard };
  const guard = useMemo<Guard>(
    () => ({
      watch(form) {
        written.current = form;
        return () => {
          if (written.current === form) written.current = null;
        };
      },
      close() {
        if (latest.current.isDirty()) return setAsking(true);
        latest.current.discard();
        latest.current.onClose();
      },
    }),
    [],
  );
  return (
    <GuardContext value={guard}>
      <RestoredContext value={restore}>{children(guard.close, typed.onFocus)}</RestoredContext>
      <LeaveGuard isDirty={isDirty} onLeave={discard} />
      <DiscardQuestion
        open={isAsking}
        onOpenChange={setAsking}
        question={written.current?.question}
        onDiscard={() => {
          discard();
          onClose();
        }}
      />
    </GuardContext>
  );
}

/** Closes the dialog around; asks before something written is lost. */
export function useDialogClose(): () => void {
  const guard = useContext(GuardContext);
  return () => guard?.close();
}

/** In the form: says what would be lost. `close` asks first; `release` is called once it is saved. */
export function useCloseGuard({ isDirty, onDiscard, question }: Written) {
  const guard = useContext(GuardContext);
  const released = useRef(false);
  const latest = useRef({ isDirty, onDiscard });
  latest.current = { isDirty, onDiscard };
  const asked = useRef(question);
  useEffect(
    () =>
      guard?.watch({
        isDirty: () => !released.current && latest.current.isDirty(),
        onDiscard: () => latest.current.onDiscard?.(),
        question: asked.current,
      }),
    [guard],
  );
  return {
    close: () => guard?.close(),
    release: () => {
      released.current = true;
    },
  };
}
