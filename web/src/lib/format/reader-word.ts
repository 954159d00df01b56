/** How a page addresses its reader: as a member, or as a guest from outside. */
export type ReaderWord = 'bạn' | 'Anh/Chị';

/** The same at the beginning of a sentence. */
export const firstWord = (reader: ReaderWord): string => (reader === 'bạn' ? 'Bạn' : reader);
