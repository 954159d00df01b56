import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { DamagedObject } from '../damaged-object.ts';
import { type BackupKey, deriveObjectKey } from './backup-key.ts';

/**
 * The format of an object: a header, then frames of at most 1 MiB, each compressed and authenticated by itself. This is the
 * STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár 2015) as in age, with AES-256-GCM: the nonce is the frame's
 * number and whether it is the last, so frames cannot be left out, repeated, moved or cut off unnoticed. Without a key
 * the tag is a checksum.
 *
 *   header: "HGB1", 1 byte (0 plain, 1 encrypted), 32 bytes salt
 *   frame:  4 bytes length of the body, 1 byte (1 for the last), body, 16 bytes tag
 */
const magic = Buffer.from('HGB1');
const saltLength = 32;
const headerLength = magic.length + 1 + saltLength;
const tagLength = 16;
const frameHeadLength = 5;
/** Bytes of content in a frame at most. */
export const frameContent = 1024 * 1024;
const largestBody = 2 * frameContent;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Writes one object frame by frame. */
export interface Sealer {
  readonly header: Buffer;
  /** At most `frameContent` bytes. */
  seal(content: Uint8Array, isLast: boolean): Promise<Buffer>;
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

const checksum = (nonce: Buffer, body: Uint8Array): Buffer =>
  createHash('sha256').update(nonce).update(body).digest().subarray(0, tagLength);

/** `key` null leaves the content readable. */
export function createSealer(key: BackupKey | null, name: string): Sealer {
  const salt = randomBytes(saltLength);
  const objectKey = key && deriveObjectKey(key, salt, name);
  let number = 0;
  return {
    header: Buffer.concat([magic, Buffer.of(objectKey ? 1 : 0), salt]),
    async seal(content, isLast) {
      const nonce = nonceOf(number, isLast);
      number += 1;
      const packed = await compress(content, fast);
      const [body, tag] = objectKey ? encrypt(objectKey, nonce, packed) : [packed, checksum(nonce, packed)];
      const head = Buffer.alloc(frameHeadLength);
      head.writeUInt32BE(body.length);
      head.writeUInt8(isLast ? 1 : 0, 4);
      return Buffer.concat([head, body, tag]);
    },
  };
}

function encrypt(key: Uint8Array, nonce: Buffer, content: Uint8Array): [body: Buffer, tag: Buffer] {
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return [body, cipher.getAuthTag()];
}

function decrypt(key: Uint8Array, nonce: Buffer, body: Uint8Array, tag: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

/** The bytes of an object with this content. */
export async function* sealStream(
  content: AsyncIterable<Uint8Array>,
  key: BackupKey | null,
  name: string,
): AsyncGenerator<Buffer> {
  const sealer = createSealer(key, name);
  yield sealer.header;
  let waiting: Buffer | undefined;
  for await (const part of inFrames(content)) {
    if (waiting) yield await sealer.seal(waiting, false);
    waiting = part;
  }
  yield await sealer.seal(waiting ?? Buffer.alloc(0), true);
}

async function* inFrames(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of content) {
    for (let from = 0; from < part.length; ) {
      const piece = part.subarray(from, from + frameContent - size);
      parts.push(piece);
      size += piece.length;
      from += piece.length;
      if (size < frameContent) continue;
      yield Buffer.concat(parts);
      parts = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(parts);
}

/**
 * The content of an object; throws a DamagedObject where it was changed or cut off. `mayBeOpen` accepts one that was still
 * being written: its whole frames count, up to the first that does not open, as after a power loss.
 */
export async function* openSealed(
  sealed: AsyncIterable<Uint8Array>,
  key: BackupKey | null,
  name: string,
  { mayBeOpen = false } = {},
): AsyncGenerator<Buffer> {
  const frames = openFrames(sealed, key, name);
  while (true) {
    const next = await frames.next().catch((error: unknown) => {
      if (mayBeOpen && error instanceof DamagedObject) return null;
      throw error;
    });
    if (next === null || next.done) return;
    yield next.value;
  }
}

async function* openFrames(
  sealed: AsyncIterable<Uint8Array>,
  key: BackupKey | null,
  name: string,
): AsyncGenerator<Buffer, void> {
  const reader = readBytes(sealed);
  const objectKey = openHeader(await reader(headerLength), key, name);
  for (let number = 0; ; number += 1) {
    const frame = await readFrame(reader, name);
    if (frame === null) throw new DamagedObject(`${name}: tệp bị cắt cụt.`);
    const nonce = nonceOf(number, frame.isLast);
    yield await unpack(openBody(objectKey, nonce, frame, name), name);
    if (frame.isLast) return;
  }
}

function openHeader(header: Buffer | null, key: BackupKey | null, name: string): Uint8Array | null {
  if (header === null || !header.subarray(0, magic.length).equals(magic))
    throw new DamagedObject(`${name}: không phải tệp của bản sao lưu Họp Gọn.`);
  const isEncrypted = header[magic.length] === 1;
  if (isEncrypted && key === null) throw new DamagedObject(`${name}: đã mã hóa, cần BACKUP_KEY.`);
  if (!isEncrypted && key !== null)
    throw new DamagedObject(`${name}: không mã hóa, trong khi bản sao lưu này có khóa.`);
  return key && deriveObjectKey(key, header.subarray(magic.length + 1), name);
}

interface Frame {
  readonly isLast: boolean;
  readonly body: Buffer;
  readonly tag: Buffer;
}

async function readFrame(
  read: (length: number) => Promise<Buffer | null>,
  name: string,
): Promise<Frame | null> {
  const head = await read(frameHeadLength);
  if (head === null) return null;
  const length = head.readUInt32BE();
  if (length > largestBody) throw new DamagedObject(`${name}: có một phần hỏng.`);
  const rest = await read(length + tagLength);
  return rest && { isLast: head[4] === 1, body: rest.subarray(0, length), tag: rest.subarray(length) };
}

function openBody(key: Uint8Array | null, nonce: Buffer, { body, tag }: Frame, name: string): Buffer {
  try {
    if (key) return decrypt(key, nonce, body, tag);
    if (timingSafeEqual(checksum(nonce, body), tag)) return body;
  } catch {
    // falls through to the one message
  }
  throw new DamagedObject(`${name}: nội dung đã bị thay đổi hoặc khóa không đúng.`);
}

async function unpack(packed: Buffer, name: string): Promise<Buffer> {
  try {
    return await decompress(packed, { maxOutputLength: frameContent });
  } catch (cause) {
    throw new DamagedObject(`${name}: có một phần hỏng.`, { cause });
  }
}

const joined = (parts: readonly Uint8Array[]): Buffer => {
  const [only] = parts;
  // Many small frames come in one part, which is not copied for each of them.
  return parts.length === 1 && only
    ? Buffer.from(only.buffer, only.byteOffset, only.length)
    : Buffer.concat(parts);
};

/** Reads so many bytes each time; null when fewer are left. */
function readBytes(source: AsyncIterable<Uint8Array>): (length: number) => Promise<Buffer | null> {
  const iterator = source[Symbol.asyncIterator]();
  let parts: Uint8Array[] = [];
  let size = 0;
  return async (length) => {
    while (size < length) {
      const next = await iterator.next();
      if (next.done) return null;
      parts.push(next.value);
      size += next.value.length;
    }
    const all = joined(parts);
    parts = [all.subarray(length)];
    size -= length;
    return all.subarray(0, length);
  };
}
