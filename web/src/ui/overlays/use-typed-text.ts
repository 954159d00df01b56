import { type FocusEvent, useMemo, useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const textTypes: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'url']);

/** A search only leads to a choice, which is no text. */
const isTextControl = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    textTypes.has(element.type) &&
    element.getAttribute('role') !== 'combobox');

/** Compares text fields with what stood in them when they first got the focus. */
export function useTypedText() {
  const begun = useRef(new Map<TextControl, string>());
  return useMemo(
    () => ({
      onFocus({ target }: FocusEvent) {
        if (isTextControl(target) && !begun.current.has(target)) begun.current.set(target, target.value);
      },
      isTyped: () =>
        [...begun.current].some(([control, first]) => control.isConnected && control.value !== first),
      forget: () => begun.current.clear(),
    }),
    [],
  );
}
