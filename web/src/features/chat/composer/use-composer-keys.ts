import type { CommandDefinition } from '@hopgon/contract/commands/catalogue';
import type { KeyboardEvent } from 'react';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { type KeyMeaning, keyMeaning } from './key-meaning.rules.ts';
import { neighbourOf } from './placeholders.rules.ts';
import type { useCommandPopup } from './use-command-popup.ts';

interface ComposerActs {
  readonly submit: () => void;
  readonly pick: (command: CommandDefinition) => void;
}

/** Selects the placeholder before or behind the caret; false when there is none. */
function goToPlace(area: HTMLTextAreaElement, back: boolean): boolean {
  const caret = { start: area.selectionStart, end: area.selectionEnd };
  const next = neighbourOf(area.value, caret, back);
  if (next) area.setSelectionRange(next.start, next.end);
  return next !== null;
}

/** What keys do in the chat's input. */
export function useComposerKeys(popup: ReturnType<typeof useCommandPopup>, { submit, pick }: ComposerActs) {
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  /** False leaves the key to the browser. */
  const acts: Readonly<Record<KeyMeaning, (area: HTMLTextAreaElement) => unknown>> = {
    send: submit,
    pick: () => popup.active && pick(popup.active),
    close: popup.close,
    up: () => popup.move(-1),
    down: () => popup.move(1),
    'next-place': (area) => goToPlace(area, false),
    'last-place': (area) => goToPlace(area, true),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isWriting(event)) return;
    const meaning = keyMeaning(event, popup.active !== null);
    // Where there is no further placeholder, Tab goes on to the next control.
    if (meaning && acts[meaning](event.currentTarget) !== false) event.preventDefault();
  };
  return { onCompositionEnd, onKeyDown };
}
