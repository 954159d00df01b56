import type { LinearModel } from './linear-model.ts';

/**
 * A model as it is kept in a module: `weights` are pairs of bytes in base64, written for the entries that are not zero: how many
 * entries to skip (several bytes of seven bits, the last below 128), then the weight as a signed byte.
 */
export type PackedModel = {
  readonly bits: number;
  readonly scale: number;
  readonly bias: number;
  readonly weights: string;
};

export function unpackModel({ bits, scale, bias, weights: packed }: PackedModel): LinearModel {
  const weights = new Int8Array(2 ** bits);
  const bytes = decodeBase64(packed);
  let entry = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    let gap = 0;
    let byte = bytes[at] ?? 0;
    for (; byte >= MORE; byte = bytes[at] ?? 0) {
      gap = gap * MORE + byte - MORE;
      at += 1;
    }
    entry += gap * MORE + byte + 1;
    at += 1;
    weights[entry] = bytes[at] ?? 0;
  }
  return { weights, scale, bias };
}

/**
 * A model of many small weights whose sums alone are compared: `weights` are bytes in base64, of each the upper four bits are how many
 * entries to skip, and the lower ones the weight: its sign, and which of `MAGNITUDES` it is. 15 entries skipped have no weight behind them.
 */
export type CompactModel = Pick<PackedModel, 'bits' | 'scale' | 'weights'> & { readonly bias?: number };

/** What a weight is rounded to: each in the same ratio to the one before. */
export const MAGNITUDES = [8, 12, 17, 25, 37, 54, 79, 116] as const;
export const MOST_SKIPPED = 15;
export const NEGATIVE = 8;

export function unpackCompactModel({ bits, scale, bias = 0, weights: packed }: CompactModel): LinearModel {
  const weights = new Int8Array(2 ** bits);
  let entry = -1;
  for (const byte of decodeBase64(packed)) {
    entry += byte >> 4;
    if (byte >> 4 === MOST_SKIPPED) continue;
    entry += 1;
    const magnitude = MAGNITUDES[byte % NEGATIVE] ?? 0;
    weights[entry] = byte & NEGATIVE ? -magnitude : magnitude;
  }
  return { weights, scale, bias };
}

/** A byte from here on is followed by another one of the same number. */
export const MORE = 128;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Written here because neither the language nor all places the engine runs in offer it. */
export function decodeBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let at = 0; at < DIGITS.length; at += 1) values[DIGITS.charCodeAt(at)] = at;
  const length = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let filled = 0;
  for (let at = 0; at < length; at += 1) {
    buffer = ((buffer << 6) | (values[text.charCodeAt(at)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[filled] = (buffer >> bits) & 0xff;
    filled += 1;
  }
  return bytes;
}
