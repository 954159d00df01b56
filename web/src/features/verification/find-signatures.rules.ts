/** A signature as the bytes of a PDF name it. */
export interface RawSignature {
  /** CMS, DER. */
  readonly cms: Uint8Array<ArrayBuffer>;
  /** Where the hole begins and ends in which the signature stands; everything else up to `end` is signed. */
  readonly hole: readonly [number, number];
  readonly end: number;
  /** As the signer's software wrote it; signed with the rest. */
  readonly signedAt: Date | null;
}

/** A file with more is none of ours, and would only keep the browser busy. */
const mostSignatures = 50;

const latin1 = new TextDecoder('latin1');

/** 'D:20261120035800Z' */
function dateOf(text: string | undefined): Date | null {
  const [, year, month, day, hour, minute, second] =
    text?.match(/^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})/) ?? [];
  if (second === undefined) return null;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let place = 0; place < bytes.length; place += 1)
    bytes[place] = Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16);
  return bytes;
}

/**
 * The signatures of a PDF, in the order of what they sign. Only the bytes count: a signature is over everything from the
 * first byte to `end` except one hole, which holds the signature and nothing more.
 */
export function findSignatures(file: Uint8Array): RawSignature[] {
  const text = latin1.decode(file);
  const found: RawSignature[] = [];
  for (const { 1: from, 2: length, 3: after, 4: rest, index } of text.matchAll(
    /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g,
  )) {
    const [start, holeAt, holeEnd, end] = [
      Number(from),
      Number(length),
      Number(after),
      Number(after) + Number(rest),
    ];
    const hex = text.slice(holeAt + 1, holeEnd - 1);
    const isHole = text[holeAt] === '<' && text[holeEnd - 1] === '>' && /^(?:[0-9a-fA-F]{2})+$/.test(hex);
    if (found.length === mostSignatures) break;
    if (start !== 0 || holeAt >= holeEnd || end > file.length || !isHole) continue;
    const object = text.slice(text.lastIndexOf(' obj', index), text.indexOf('endobj', index));
    found.push({
      cms: bytesOfHex(hex),
      hole: [holeAt, holeEnd],
      end,
      signedAt: dateOf(object.match(/\/M\s*\(([^)]{0,40})\)/)?.[1]),
    });
  }
  return found.toSorted((one, other) => one.end - other.end);
}

/** The code among the keywords of a PDF of ours; null in any other. */
export const findCode = (file: Uint8Array): string | null =>
  latin1.decode(file).match(/\/verify-minutes#([A-Z0-9]{4}(?:-[A-Z0-9]{4}){3})/)?.[1] ?? null;
