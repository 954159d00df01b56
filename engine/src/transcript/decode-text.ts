import { textDecoder } from '../text/text-decoder.ts';

export type DecodedText = {
  readonly text: string;
  /** WHATWG name: utf-8, utf-16le, utf-16be or windows-1258. */
  readonly encoding: string;
  /** False where the encoding is a guess, or bytes had to be replaced. */
  readonly exact: boolean;
};

/**
 * Text of a file whose encoding nobody states: by its byte order mark, by zero bytes in every second place
 * (UTF-16 without a mark), as UTF-8 if it is valid or broken in few places, else as Windows-1258, the old Vietnamese
 * code page. NFC.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = markedUtf16(bytes) ?? unmarkedUtf16(bytes);
  if (wide) return decodeAs(bytes, wide);
  const utf8 = tryUtf8(bytes);
  if (utf8 !== null) return { text: finish(utf8), encoding: 'utf-8', exact: true };
  if (isMostlyUtf8(bytes)) return decodeAs(bytes, 'utf-8');
  const legacy = textDecoder('windows-1258').decode(bytes);
  return { text: finish(legacy), encoding: 'windows-1258', exact: false };
}

function markedUtf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Spaces, line ends and digits put a zero in every other byte of UTF-16, and Vietnamese has them in every sentence. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 4096);
  if (sample.length < 4) return null;
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const enough = sample.length / 8;
  if (odd > enough && even * 8 < odd) return 'utf-16le';
  return even > enough && odd * 8 < even ? 'utf-16be' : null;
}

/** A file cut in the middle of a letter, or with a stray byte, is not one of another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let whole = 0;
  let broken = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const length = sequenceLength(bytes[index] ?? 0);
    if (length === 1) continue;
    let end = index + 1;
    while (end < index + length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end += 1;
    if (length > 1 && end === index + length) whole += 1;
    else broken += 1;
    index = end - 1;
  }
  return whole >= 4 * broken;
}

/** Bytes of the letter a byte begins in UTF-8; 0 where none begins. */
function sequenceLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xf0) return byte < 0xf5 ? 4 : 0;
  if (byte >= 0xe0) return 3;
  return byte >= 0xc2 ? 2 : 0;
}

function decodeAs(bytes: Uint8Array, encoding: string): DecodedText {
  const text = textDecoder(encoding).decode(bytes);
  return { text: finish(text), encoding, exact: !text.includes('\uFFFD') };
}

function tryUtf8(bytes: Uint8Array): string | null {
  try {
    return textDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function finish(text: string): string {
  return text.replace(/^\uFEFF/u, '').normalize('NFC');
}
