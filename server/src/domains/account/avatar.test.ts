import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { listPhotos, removeAvatar, uploadAvatar } from '@hopgon/contract/account/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { pictureLimit } from '@hopgon/contract/users/schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { days } from '../../testing/fake-clock.ts';
import { givenCompany, givenPerson, givenSession, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { deleteUnusedPictures } from './delete-unused-pictures.ts';

let app: TestApp;
let an: Person;

beforeAll(async () => {
  app = await startTestApp();
  an = await givenPerson(app);
});
afterAll(() => app.close());

const photo = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'toạ độ nhà tôi' } })
    .toBuffer();

function upload(person: Person, bytes: Uint8Array, { name = 'anh.jpg', type = 'image/jpeg' } = {}) {
  const boundary = 'ranh-gioi';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return person.call(uploadAvatar, {}, { headers, payload });
}

const photoOf = async (person: Person) => (await person.call(readMe)).value().photoURL;
const get = (url: string) => app.server.inject({ method: 'GET', url });
const filesKept = () =>
  readdirSync(join(app.dataDir, 'files', 'avatars'), { recursive: true }).filter((name) =>
    /[0-9a-f]{32}$/.test(String(name)),
  );

describe('a picture of oneself', () => {
  // Proves S7.027
  test('is encoded again and shown to anyone who has its address', async () => {
    const { photoURL } = (await upload(an, await photo('#2f7d64'))).value();
    expect(photoURL).toMatch(/^\/api\/v1\/avatars\/[0-9a-f]{32}$/);
    expect(await photoOf(an)).toBe(photoURL);
    const shown = await get(photoURL);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
    });
    const { format, width, height, exif } = await sharp(shown.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 192,
      height: 192,
      exif: undefined,
    });
  });

  test('has another address each time, and the one before is gone', async () => {
    const before = await photoOf(an);
    const { photoURL } = (await upload(an, await photo('#884422'))).value();
    expect(photoURL).not.toBe(before);
    expect((await get(before ?? '')).statusCode).toBe(404);
    expect(filesKept()).toHaveLength(1);
  });

  test('stays when the one before cannot be deleted', async () => {
    const remove = vi.spyOn(app.world.storage, 'remove').mockRejectedValue(new Error('503'));
    onTestFinished(() => remove.mockRestore());
    const { photoURL } = (await upload(an, await photo('#448844'))).value();
    expect((await get(photoURL)).statusCode).toBe(200);
    expect(filesKept()).toHaveLength(2);
    remove.mockRestore();
    (await upload(an, await photo('#884444'))).value();
    const left = filesKept().map((name) => String(name).slice(-32));
    const shown = (await photoOf(an)) ?? '';
    for (const id of left) if (!shown.includes(id)) await app.world.storage.remove({ folder: 'avatars', id });
  });

  test('that a crash left without anybody who shows it is swept a day later', async () => {
    const shown = await photoOf(an);
    const id = 'f'.repeat(32);
    await app.world.storage.put({ folder: 'avatars', id }, Buffer.from('ảnh'));
    const paths = filesKept().map((name) => join(app.dataDir, 'files', 'avatars', String(name)));
    const written = (ago: number) => {
      const at = new Date(app.clock.now().getTime() - ago);
      for (const path of paths) utimesSync(path, at, at);
    };
    written(days(1));
    await deleteUnusedPictures(app.world);
    expect(filesKept()).toHaveLength(2);
    written(days(1) + 1000);
    await deleteUnusedPictures(app.world);
    expect(filesKept()).toHaveLength(1);
    expect((await get(shown ?? '')).statusCode).toBe(200);
  });

  test('can be taken away, file and all', async () => {
    const before = await photoOf(an);
    (await an.call(removeAvatar)).value();
    expect(await photoOf(an)).toBeNull();
    expect((await get(before ?? '')).statusCode).toBe(404);
    expect(filesKept()).toHaveLength(0);
    (await an.call(removeAvatar)).value();
  });

  // Proves S7.027
  // ASVS v5.0.0-1.3.4, v5.0.0-5.2.2
  test('is judged by its bytes, whatever it is called', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await upload(an, svg, { name: 'anh.jpg', type: 'image/jpeg' })).toMatchObject(
      refusal('image_kind_unsupported'),
    );
    const png = await sharp(await photo('#123456'))
      .png()
      .toBuffer();
    expect((await upload(an, png, { name: 'x.svg', type: 'image/svg+xml' })).status).toBe(200);
    (await an.call(removeAvatar)).value();
  });

  // ASVS v5.0.0-5.2.1
  test('that is cut off, or larger than 5 MB, is refused and leaves nothing', async () => {
    const whole = await photo('#2f7d64');
    const noise = await sharp(
      Buffer.alloc(900 * 900 * 3, 0).map((_, place) => (place * 7919) % 251),
      {
        raw: { width: 900, height: 900, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    expect(await upload(an, noise.subarray(0, noise.length / 2))).toMatchObject(refusal('image_unreadable'));
    expect(await upload(an, Buffer.concat([whole, Buffer.alloc(pictureLimit)]))).toMatchObject(
      refusal('payload_too_large'),
    );
    expect(filesKept()).toHaveLength(0);
    expect(await photoOf(an)).toBeNull();
  });

  test('without a file in the form is no request', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const payload = '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nchữ\r\n--x--\r\n';
    expect((await an.call(uploadAvatar, {}, { headers, payload })).code).toBe('bad_request');
    expect(
      (await an.call(uploadAvatar, {}, { payload: '{}', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBeGreaterThanOrEqual(400);
  });

  test.each(['0'.repeat(32), 'x', '..%2f..%2fsecrets', 'A'.repeat(32)])('%s shows nothing', async (id) => {
    const reply = await get(`/api/v1/avatars/${id}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('twenty an hour are taken, then one waits', async () => {
    const busy = await givenPerson(app);
    const tiny = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (let count = 0; count < 20; count += 1) expect((await upload(busy, tiny)).status).toBe(200);
    expect((await upload(busy, tiny)).code).toBe('too_many_requests');
    app.clock.advance(60 * 60 * 1000);
    expect((await upload(await givenSession(app, busy), tiny)).status).toBe(200);
  });
});

describe('pictures of people', () => {
  test('are shown to their company by id, and to no other', async () => {
    const company = await givenCompany(app, { members: ['Lê Thị Mai'] });
    const stranger = await givenCompany(app, { owner: 'Bùi Uyên' });
    const mai = company.people['Lê Thị Mai'];
    const { photoURL } = (await upload(mai, await photo('#2f7d64'))).value();
    (await upload(stranger.owner, await photo('#884422'))).value();
    const ids = [mai.userId, company.owner.userId, stranger.owner.userId].join(',');
    const shown = (await company.owner.call(listPhotos, { query: { ids } })).value();
    expect(shown.photos).toEqual([{ userId: mai.userId, photoURL }]);
  });

  test.each(['', 'x', `${'0'.repeat(8)},`])('ids such as %j are refused', async (ids) => {
    const company = await givenCompany(app);
    expect((await company.owner.call(listPhotos, { query: { ids } })).status).toBe(422);
  });
});
