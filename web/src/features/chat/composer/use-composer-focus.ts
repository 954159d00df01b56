import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { asksForComposer } from '../../../lib/keyboard/shortcuts.ts';
import { singleKeys } from '../../../lib/keyboard/single-keys.ts';
import { isCovered, isWrittenIn } from '../../../lib/keyboard/whose-keys.ts';

// There, the focus would open a keyboard over what is read.
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** The input has the focus when a conversation is opened, by the key /, and whenever the function returned is called. */
export function useComposerFocus(
  input: RefObject<HTMLTextAreaElement | null>,
  sessionId: string | undefined,
): () => void {
  const goOn = useCallback(() => {
    if (!isTouched()) input.current?.focus();
  }, [input]);
  const opened = useRef<{ id: string | undefined } | null>(null);
  // Before it is painted: what is typed as soon as it is seen must not be lost.
  useLayoutEffect(() => {
    if (opened.current?.id === sessionId && opened.current) return;
    opened.current = { id: sessionId };
    goOn();
  }, [goOn, sessionId]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForComposer(event) || !singleKeys.areOn()) return;
      if (isWrittenIn(event.target) || isCovered()) return;
      // The key itself is not typed.
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [input]);
  return goOn;
}
