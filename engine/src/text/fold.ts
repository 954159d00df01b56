import { textDecoder } from './text-decoder.ts';

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
  const isLong = text.length >= worthATable && text.length <= room.length;
  return (isLong ? foldByTable(text) : null) ?? foldAny(text);
}

const foldAny = (text: string): string =>
  text.normalize('NFD').replace(marks, '').replace(barredD, 'd').toLowerCase();

/** Below, asking for a decoder costs more than it saves. */
const worthATable = 128;
const room = new Uint16Array(4096);
const decoder = textDecoder('utf-16le');
/** UTF-16 units: Latin letters and marks up to the first, from the second the Vietnamese ones, then the punctuation of print. */
const [greek, vietnamese, otherGreek, print, symbols] = [0x370, 0x1e00, 0x1f00, 0x2000, 0x2070];
/** The folded form of a letter, if that is not one unit. */
const [nothing, several] = [0xffff, 0xfffe];
let table: Uint16Array | null = null;

/** Unit by unit, in a third of the time; null where a text holds anything but Latin letters. */
function foldByTable(text: string): string | null {
  table ??= Uint16Array.from({ length: otherGreek }, (_, unit) => unitOf(foldAny(String.fromCharCode(unit))));
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isLatin = unit < greek || (unit >= vietnamese && unit < otherGreek);
    const folded = isLatin ? (table[unit] ?? several) : unit;
    if (folded === several || !(isLatin || (unit >= print && unit < symbols))) return null;
    if (folded !== nothing) room[length++] = folded;
  }
  return decoder.decode(room.subarray(0, length));
}

const unitOf = (folded: string): number =>
  folded.length === 1 ? folded.charCodeAt(0) : folded.length === 0 ? nothing : several;

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
