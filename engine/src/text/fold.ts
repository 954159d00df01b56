export type FoldedText = {
  readonly folded: string;
  /** `offsets[i]` is where the character behind `folded[i]` starts in the text as given; one more entry holds its length. */
  readonly offsets: readonly number[];
};

// The combining marks of Latin letters; asking for every mark of Unicode takes twice as long.
const marks = /[\u0300-\u036f]/g;
const barredD = /[đĐ]/g;

/** Text as Vietnamese search compares it: no diacritics, đ as d, lower case. Takes NFC and NFD alike. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(marks, '').replace(barredD, 'd').toLowerCase();
}

/** As `fold`, with the way back: UTF-16 offsets into the text as given, so that a match can be shown where it stands. */
export function foldWithMap(text: string): FoldedText {
  const offsets: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const piece = fold(character);
    offsets.push(...new Array<number>(piece.length).fill(at));
    folded += piece;
    at += character.length;
  }
  offsets.push(text.length);
  return { folded, offsets };
}

/** Whether any letter carries a Vietnamese mark: text typed without them is read more leniently. */
export function hasMarks(text: string): boolean {
  return fold(text) !== text.toLowerCase();
}
