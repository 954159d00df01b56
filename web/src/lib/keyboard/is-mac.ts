/** Where shortcuts are pressed with ⌘. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
