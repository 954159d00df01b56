import { type KeyboardEvent, useMemo } from 'react';
import { createCompositionGuard } from './composition-guard.ts';

const isSafari = () => /^((?!chrome|android).)*safari/i.test(navigator.userAgent);

/** Put `onCompositionEnd` on the input and ask `isWriting(event)` first in its `onKeyDown`. */
export function useCompositionGuard() {
  return useMemo(() => {
    const guard = createCompositionGuard({ safari: isSafari() });
    return {
      onCompositionEnd: guard.onCompositionEnd,
      isWriting: (event: KeyboardEvent) => guard.isWriting(event.nativeEvent),
    };
  }, []);
}
