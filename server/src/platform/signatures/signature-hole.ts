/** Bytes kept for a CMS with three certificates of usual length. */
const mostSignature = 8192;
const unknown = 9_999_999_999;

export const hole = {
  contents: '0'.repeat(mostSignature * 2),
  range: [0, unknown, unknown, unknown],
} as const;

const rangeText = `[${hole.range.join(' ')}]`;

/** Where a signature will stand in a PDF that was written around its hole. */
export interface SignatureHole {
  /** All bytes but the hole. */
  readonly signed: Uint8Array;
  fill(cms: Uint8Array): Uint8Array;
}

/** Finds the hole in the last update of a PDF and writes into it which bytes are signed. */
export function openHole(written: Uint8Array): SignatureHole {
  const bytes = Buffer.from(written);
  const rangeAt = bytes.lastIndexOf(rangeText);
  const start = bytes.lastIndexOf(`<${hole.contents}>`);
  if (rangeAt < 0 || start < 0) throw new Error('the PDF was written without room for a signature');
  const end = start + hole.contents.length + 2;
  const range = `[0 ${start} ${end} ${bytes.length - end}]`.padEnd(rangeText.length);
  bytes.write(range, rangeAt, 'latin1');
  return {
    signed: Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]),
    fill(cms) {
      if (cms.length > mostSignature) throw new Error('the signature is longer than its room');
      bytes.write(Buffer.from(cms).toString('hex'), start + 1, 'latin1');
      return bytes;
    },
  };
}
