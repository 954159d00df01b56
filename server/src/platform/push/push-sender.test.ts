import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPushService, type PushService } from '../../testing/push-service.ts';
import { createPushSender, publicNetwork } from './push-sender.ts';
import { createVapid } from './vapid.ts';

const config = { appSecret: 'a'.repeat(32), supportEmail: 'hotro@congty.vn', publicUrl: 'https://hop.vn' };
const vapid = createVapid(config);
const now = new Date('2026-11-20T02:00:00Z');
const message = { text: '{"title":"Họp Gọn"}', ttl: 60, urgency: 'high', topic: 'giao-ban' } as const;

let service: PushService;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());

function givenTarget(browser: string) {
  const { endpoint, keys } = service.subscribe(browser);
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  return { endpoint, publicKey: bytes(keys.p256dh), authSecret: bytes(keys.auth) };
}

test('a message arrives encrypted, from a server that says who it is', async () => {
  const sender = createPushSender(vapid, service.network);
  expect(await sender.send(givenTarget('an'), message, now)).toBe('sent');
  const [push] = service.received;
  expect(push?.text).toBe(message.text);
  expect(push?.headers).toMatchObject({
    ...{ ttl: '60', urgency: 'high', topic: 'giao-ban' },
    'content-encoding': 'aes128gcm',
  });
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(push?.headers.authorization ?? '') ?? [];
  expect(key).toBe(sender.publicKey);
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    ...{ x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) },
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { currentDate: now });
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'JWT' });
  expect(payload).toMatchObject({
    aud: new URL(service.subscribe('binh').endpoint).origin,
    sub: 'mailto:hotro@congty.vn',
    exp: now.getTime() / 1000 + 12 * 60 * 60,
  });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [503, 'failed'],
  // No redirect is followed.
  [302, 'failed'],
] as const)('an answer of %i says that it is %s', async (status, outcome) => {
  const target = givenTarget('cuong');
  service.answer('cuong', status);
  expect(await createPushSender(vapid, service.network).send(target, message, now)).toBe(outcome);
});

test('the key is the same in each process, and another for another secret', () => {
  expect(createVapid(config).publicKey).toBe(vapid.publicKey);
  expect(createVapid({ ...config, appSecret: 'b'.repeat(32) }).publicKey).not.toBe(vapid.publicKey);
});

// ASVS v5.0.0-1.3.6, v5.0.0-15.3.2
test.each([
  'http://push.example/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://10.0.0.4:8443/1',
  'https://0x7f.1/1',
  'https://169.254.169.254/latest',
  'https://an:mat-khau@push.example/1',
  'ftp://push.example/1',
  'khong-phai-dia-chi',
])('no message goes to %s', async (endpoint) => {
  const sender = createPushSender(vapid, publicNetwork);
  expect(sender.mayReach(endpoint)).toBe(false);
  expect(await sender.send({ ...givenTarget('dung'), endpoint }, message, now)).toBe('gone');
});

// ASVS v5.0.0-1.3.6, v5.0.0-13.2.4
test('a name that leads to this machine is not connected to', async () => {
  const target = givenTarget('giang');
  const before = service.received.length;
  const network = { ...service.network, mayConnect: publicNetwork.mayConnect };
  const sender = createPushSender(vapid, network);
  expect(sender.mayReach(target.endpoint)).toBe(true);
  expect(await sender.send(target, message, now)).toBe('failed');
  expect(service.received).toHaveLength(before);
});

test('a name is connected to only where all its addresses may be', async () => {
  const target = givenTarget('hoa');
  const before = service.received.length;
  const resolve = async (name: string) => [
    ...(await service.network.resolve(name)),
    { address: '10.0.0.4', family: 4 },
  ];
  const sender = createPushSender(vapid, { ...service.network, resolve });
  expect(await sender.send(target, message, now)).toBe('failed');
  expect(service.received).toHaveLength(before);
});
