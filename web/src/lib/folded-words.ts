import { fold } from '@hopgon/engine/text/fold';

/** The words of a text without case, marks and punctuation: 'Cài đặt, công ty' → cai, dat, cong, ty. */
export const foldedWords = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
