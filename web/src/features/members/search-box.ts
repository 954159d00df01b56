/** Where the focus goes when nothing it came from is left. */
export const searchBox = (): HTMLElement | null => document.querySelector('main [type="search"]');
