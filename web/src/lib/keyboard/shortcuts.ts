type KeyLike = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>;

/** Ctrl+K, on a Mac ⌘K. */
export const asksForSearch = (event: KeyLike): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  !event.repeat &&
  event.key.toLowerCase() === 'k';

/** Ctrl+F, on a Mac ⌘F. */
export const asksForFind = (event: KeyLike): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  event.key.toLowerCase() === 'f';

/** Pressed once and alone, not as part of a word that is composed. */
export const isBare = (event: Omit<KeyLike, 'key'>): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.isComposing && !event.repeat;

/** A bare question mark. */
export const asksForHelp = (event: KeyLike): boolean =>
  event.key === '?' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  !event.repeat;

/** A bare slash. */
export const asksForComposer = (event: KeyLike): boolean =>
  event.key === '/' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  !event.repeat;

/** Ctrl+Z, on a Mac ⌘Z. */
export const asksForUndo = (event: KeyLike): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing &&
  !event.repeat &&
  event.key.toLowerCase() === 'z';
