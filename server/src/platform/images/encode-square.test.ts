import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeSquare, mostPixels } from './encode-square.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f7d64' } });

const chunk = (kind: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(kind), data, Buffer.alloc(4)]);
};

/** A few bytes that claim to be a picture of 60,000 by 60,000. */
function bomb(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(8_000_000)))]);
}

test.each(['jpeg', 'png', 'webp'] as const)('%s becomes a square WebP', async (kind) => {
  const encoded = await encodeSquare(await photo(640, 400).toFormat(kind).toBuffer(), 192);
  if (!('webp' in encoded)) throw new Error(encoded.objection);
  const { format, width, height } = await sharp(Buffer.from(encoded.webp)).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 192, height: 192 });
});

test('metadata is removed, and the picture is rotated upright', async () => {
  const left = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: 200, height: 100, channels: 3, background: '#ff0000' } },
        gravity: 'north',
      },
    ])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'bí mật', Orientation: '3' } })
    .toBuffer();
  const encoded = await encodeSquare(left, 100);
  if (!('webp' in encoded)) throw new Error(encoded.objection);
  const { exif, icc, xmp, orientation } = await sharp(Buffer.from(encoded.webp)).metadata();
  expect({ exif, icc, xmp, orientation }).toEqual({
    exif: undefined,
    icc: undefined,
    xmp: undefined,
    orientation: undefined,
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const gif = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

// ASVS v5.0.0-1.3.4
test.each([
  ['an SVG', Buffer.from(svg)],
  ['a GIF', gif],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['text called a picture', Buffer.from('không phải ảnh')],
  ['nothing', Buffer.alloc(0)],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
])('%s is no picture we take', async (_, bytes) => {
  expect(await encodeSquare(bytes, 192)).toEqual({ objection: 'kind' });
});

test('an animated WebP is refused', async () => {
  const frames = Buffer.concat([await photo(8, 8).raw().toBuffer(), Buffer.alloc(8 * 8 * 3, 200)]);
  const moving = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  expect(await encodeSquare(moving, 192)).toEqual({ objection: 'kind' });
});

test('a truncated picture is unreadable', async () => {
  const whole = await photo(900, 900).jpeg().toBuffer();
  expect(await encodeSquare(whole.subarray(0, whole.length / 2), 192)).toEqual({ objection: 'unreadable' });
});

test('a picture with more pixels than any photograph is refused before it is decoded', async () => {
  expect(60_000 * 60_000).toBeGreaterThan(mostPixels);
  expect(await encodeSquare(bomb(), 192)).toEqual({ objection: 'pixels' });
});
