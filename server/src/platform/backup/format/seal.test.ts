import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createSealer, frameContent, openSealed, sealStream } from './seal.ts';

const key = randomBytes(32);

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const collect = (parts: AsyncIterable<Uint8Array>): Promise<Buffer> => buffer(parts);

const seal = (content: Uint8Array, under: Uint8Array | null = key, name = 'a'): Promise<Buffer> =>
  collect(sealStream(inPieces(content, 70_000), under, name));
const open = (
  sealed: Uint8Array,
  under: Uint8Array | null = key,
  name = 'a',
  options = {},
): Promise<Buffer> => collect(openSealed(inPieces(sealed, 65_536), under, name, options));

test.each([0, 1, 70_000, frameContent, frameContent + 1, 3 * frameContent])(
  '%i bytes are read as they were written, with and without a key',
  async (length) => {
    const content = randomBytes(length);
    expect((await open(await seal(content))).equals(content)).toBe(true);
    expect((await open(await seal(content, null), null)).equals(content)).toBe(true);
  },
);

test('what is sealed shows nothing, and is compressed', async () => {
  const sealed = await seal(Buffer.from('biên bản họp kín '.repeat(10_000)));
  expect(sealed.includes('họp kín')).toBe(false);
  expect(sealed.length).toBeLessThan(1_000);
});

const content = randomBytes(2 * frameContent + 500);
const whole = seal(content);
const frameLength = (sealed: Buffer, at: number): number => sealed.readUInt32BE(at) + 21;
const changeBit = (sealed: Buffer, at: number): Buffer => {
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
};

test.each<[string, (sealed: Buffer) => Promise<Buffer>]>([
  ['with another key', (sealed) => open(sealed, randomBytes(32))],
  ['without the key', (sealed) => open(sealed, null)],
  ['under another name', (sealed) => open(sealed, key, 'b')],
  ['with a changed bit of its salt', (sealed) => open(changeBit(sealed, 6))],
  ['with a changed bit of its content', (sealed) => open(changeBit(sealed, 500))],
  ['cut off within a frame', (sealed) => open(sealed.subarray(0, -10))],
  ['cut off after a frame', (sealed) => open(sealed.subarray(0, 37 + frameLength(sealed, 37)))],
  [
    'with its first frame left out',
    (sealed) => open(Buffer.concat([sealed.subarray(0, 37), sealed.subarray(37 + frameLength(sealed, 37))])),
  ],
  [
    'with a length beyond all bounds',
    (sealed) => open(Buffer.concat([sealed.subarray(0, 37), Buffer.alloc(9, 255)])),
  ],
])('an object is refused %s', async (_, read) => {
  await expect(read(await whole)).rejects.toThrow(/hỏng|cắt cụt|thay đổi|cần BACKUP_KEY/);
});

test('a plain object cannot take the place of an encrypted one', async () => {
  await expect(open(await seal(content, null))).rejects.toThrow('không mã hóa');
});

test('without a key a changed bit is found as well', async () => {
  await expect(open(changeBit(await seal(content, null), 5_000), null)).rejects.toThrow('thay đổi');
});

test('of an object that is still being written the whole frames count, if that is allowed', async () => {
  const sealer = createSealer(key, 'wal');
  const frames = [await sealer.seal(Buffer.from('một'), false), await sealer.seal(Buffer.from('hai'), false)];
  const written = Buffer.concat([sealer.header, ...frames]);
  for (const [bytes, expected] of [
    [written, 'mộthai'],
    [written.subarray(0, -1), 'một'],
  ] as const)
    expect(String(await open(bytes, key, 'wal', { mayBeOpen: true }))).toBe(expected);
  await expect(open(written, key, 'wal')).rejects.toThrow('cắt cụt');
});

test('what a power loss left behind the whole frames of such an object is its end, and of another a damage', async () => {
  const sealer = createSealer(key, 'wal');
  const written = Buffer.concat([
    sealer.header,
    await sealer.seal(Buffer.from('một'), false),
    Buffer.alloc(4096),
  ]);
  expect(String(await open(written, key, 'wal', { mayBeOpen: true }))).toBe('một');
  expect(await open(Buffer.alloc(4096), key, 'wal', { mayBeOpen: true })).toHaveLength(0);
  await expect(open(written, key, 'wal')).rejects.toThrow('thay đổi');
});
