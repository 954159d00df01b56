/** Where somebody writes, keys are for what is written. */
export const isWrittenIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What stands over the page keeps the keys for itself; a list of choices stays in the document once it was open. */
export const isCovered = (): boolean =>
  [...document.querySelectorAll(overlays)].some((overlay) => overlay.checkVisibility());
