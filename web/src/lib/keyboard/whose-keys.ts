/** Where somebody writes, keys are for what is written. */
export const isWrittenIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** What stands over the page keeps the keys for itself. */
export const isCovered = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;
