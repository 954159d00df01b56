import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const madeAt = new Date('2026-11-21T02:00:00Z');

async function unpacked(entries: AsyncIterable<ZipEntry>): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(entries, madeAt)) chunks.push(chunk);
  const files = Object.entries(unzipSync(Buffer.concat(chunks)));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
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

test('asks for a file only when the one before is packed', async () => {
  const asked: string[] = [];
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const name of ['một', 'hai']) {
      asked.push(name);
      yield { name, content: [name] };
    }
  }
  const reading = zipStream(entries(), madeAt);
  await reading.next();
  expect(asked).toEqual(['một']);
});

test('breaks off instead of ending as an archive that cannot be read', async () => {
  const read = async (content: string[]) => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const name of ['một', 'hai']) yield { name, content };
    }
    for await (const _ of zipStream(entries(), madeAt, 1_000));
  };
  await expect(read(['họp '.repeat(1_000)])).rejects.toThrow('a file is too long');
  const random = () => crypto.getRandomValues(Buffer.alloc(300)).toString('base64');
  await expect(read([random(), random()])).rejects.toThrow('an archive is too long');
});
