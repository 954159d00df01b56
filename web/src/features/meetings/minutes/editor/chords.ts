import type { KeyboardEvent } from 'react';
import { lineKinds } from '../minutes-words.ts';

/** 'enter', 'mod+enter', 'alt+arrowup'; mod is Ctrl, on a Mac ⌘. */
export const chordOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string =>
  [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift', key]
    .filter(Boolean)
    .join('+')
    .toLowerCase();

/** 1 to 5, by the place of the key: Telex and other layouts have other characters there. */
export const kindOfKey = ({ code }: KeyboardEvent) => lineKinds[Number(/^Digit([1-5])$/.exec(code)?.[1]) - 1];

export type KeyActs = Readonly<Record<string, (() => void) | undefined>>;
