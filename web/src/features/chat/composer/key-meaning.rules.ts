interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export type KeyMeaning = 'send' | 'pick' | 'close' | 'up' | 'down' | 'next-place' | 'last-place';

function tabMeaning({ shiftKey, ctrlKey, metaKey, altKey }: Key, popupOpen: boolean): KeyMeaning | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (shiftKey) return 'last-place';
  return popupOpen ? 'pick' : 'next-place';
}

function enterMeaning({ shiftKey, ctrlKey, metaKey, altKey }: Key, popupOpen: boolean): KeyMeaning | null {
  if (shiftKey || altKey) return null;
  return popupOpen && (ctrlKey || metaKey) ? 'pick' : 'send';
}

/** What a key does in the chat's input, when no word is being composed; null leaves it to the browser. */
export function keyMeaning(key: Key, popupOpen: boolean): KeyMeaning | null {
  switch (key.key) {
    case 'Enter':
      return enterMeaning(key, popupOpen);
    case 'Tab':
      return tabMeaning(key, popupOpen);
    case 'Escape':
      return popupOpen ? 'close' : null;
    case 'ArrowUp':
      return popupOpen ? 'up' : null;
    case 'ArrowDown':
      return popupOpen ? 'down' : null;
    default:
      return null;
  }
}
