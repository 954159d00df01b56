/** What Chromium, Firefox and Safari say of a part of the page that was asked for and did not come. */
const loadFailure = /dynamically imported module|importing a module script failed/i;

/** Whether a page broke because a part of it did not come: the network was gone, or the server has a newer one. */
export const isMissingPart = (error: Error): boolean => loadFailure.test(error.message);
