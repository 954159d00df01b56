const written = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Typed to the letter, as the server judges it: only spaces and how marks are stored make no difference. */
export const sameName = (typed: string, name: string): boolean => written(typed) === written(name);
