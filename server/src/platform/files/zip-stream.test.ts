import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, onTestFinished, test } from 'vitest';
import { fromBufferPromise, openPromise } from 'yauzl';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const madeAt = new Date('2026-11-21T02:00:00Z');

async function unpacked(entries: AsyncIterable<ZipEntry>): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(entries, madeAt)) chunks.push(chunk);
  const archive = await fromBufferPromise(Buffer.concat(chunks), { lazyEntries: true });
  const found: Record<string, string> = {};
  for await (const entry of archive.eachEntry())
    found[entry.fileName] = await text(await archive.openReadStreamPromise(entry));
  return found;
}

test('holds every file under its name, also one that comes in pieces or is empty', async () => {
  async function* pieces() {
    yield 'Biên ';
    yield Buffer.from('bản');
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'Gỗ Vân/biên bản.txt', content: pieces() };
    yield { name: 'trống.txt', content: [] };
    yield { name: 'dài.txt', content: ['họp '.repeat(100_000)] };
  }
  expect(await unpacked(entries())).toEqual({
    'Gỗ Vân/biên bản.txt': 'Biên bản',
    'trống.txt': '',
    'dài.txt': 'họp '.repeat(100_000),
  });
});

const piece = randomBytes(1_000_000);

test('asks for a file only when the one before is read, and lets go of it where the reader leaves', async () => {
  const asked: string[] = [];
  const left: string[] = [];
  async function* content(name: string) {
    try {
      for (let part = 0; part < 3; part += 1) yield piece;
    } finally {
      left.push(name);
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (const name of ['một', 'hai']) {
        asked.push(name);
        yield { name, content: content(name) };
      }
    } finally {
      left.push('all');
    }
  }
  const reading = zipStream(entries(), madeAt);
  await reading.next();
  await reading.next();
  expect(asked).toEqual(['một']);
  await reading.return(undefined);
  expect(left).toEqual(['một', 'all']);
});

test('breaks off where a content does, instead of ending as an archive that lacks it', async () => {
  async function* content() {
    yield piece;
    throw new Error('the database is gone');
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'một', content: content() };
  }
  const read = async () => {
    for await (const _ of zipStream(entries(), madeAt));
  };
  await expect(read()).rejects.toThrow('the database is gone');
});

/** By hand beyond what four and two bytes can say: ARCHIVE_FILES=70000 ARCHIVE_MEGABYTES=4500. */
const files = Number(process.env.ARCHIVE_FILES ?? 100);
const megabytes = Number(process.env.ARCHIVE_MEGABYTES ?? 10);

test(`an archive of ${files} files and ${megabytes} MB is read whole by another program`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hop-gon-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  async function* long() {
    for (let part = 0; part < megabytes; part += 1) yield piece;
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'dài.bin', content: long() };
    for (let number = 1; number < files; number += 1) yield { name: `${number}.txt`, content: [`${number}`] };
  }
  const path = join(folder, 'archive.zip');
  await pipeline(Readable.from(zipStream(entries(), madeAt)), createWriteStream(path));
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false });
  let count = 0;
  for await (const entry of archive.eachEntry()) {
    count += 1;
    if (count > 1 && count < files) continue;
    let size = 0;
    for await (const part of await archive.openReadStreamPromise(entry)) size += part.length;
    expect(size).toBe(count === 1 ? megabytes * piece.length : String(files - 1).length);
  }
  archive.close();
  expect(count).toBe(files);
}, 600_000);
