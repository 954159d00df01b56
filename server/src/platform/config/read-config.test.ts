import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const dataDir = () => join(folder, 'data');
const read = (env: Readonly<Record<string, string>> = {}) => readConfig({ DATA_DIR: dataDir(), ...env });

// Proves S7.002, S7.044
test('nothing set: loopback, port 3000, no proxy, no mail, no Google', () => {
  expect(read()).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    dataDir: dataDir(),
    databaseUrl: undefined,
    smtpUrl: undefined,
    google: undefined,
    mailFrom: 'Họp Gọn <no-reply@127.0.0.1>',
    passwordPolicy: 'spec',
    authEnumeration: 'spec',
    logLevel: 'info',
  });
});

test('a variable that is set to nothing is not set', () => {
  expect(read({ PORT: '', SMTP_URL: ' ', GOOGLE_CLIENT_ID: '' })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
  });
});

// ASVS v5.0.0-13.2.3
test('the secret is generated once, stored privately, and overridden by a configured one', () => {
  const { appSecret } = read();
  expect(appSecret.length).toBeGreaterThanOrEqual(64);
  expect(read().appSecret).toBe(appSecret);
  expect(statSync(join(dataDir(), 'secrets')).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir(), 'secrets', 'app-secret')).mode & 0o777).toBe(0o600);
  expect(read({ APP_SECRET: 'x'.repeat(32) }).appSecret).toBe('x'.repeat(32));
});

// ASVS v5.0.0-13.3.1
test('a secret may come from a file', () => {
  const file = join(folder, 'smtp');
  writeFileSync(file, 'smtps://user:pass@mail.example.vn\n');
  expect(read({ SMTP_URL_FILE: file }).smtpUrl).toBe(readFileSync(file, 'utf8').trim());
  expect(() => read({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://x' })).toThrow('Chỉ đặt một trong hai');
  expect(() => read({ SMTP_URL_FILE: join(folder, 'none') })).toThrow('SMTP_URL_FILE: không đọc được');
  expect(read({ PORT_FILE: file }).port).toBe(3000);
});

test.each([
  ['0.0.0.0', '3000', 'http://localhost:3000'],
  ['::', '8080', 'http://localhost:8080'],
  ['::1', '3000', 'http://[::1]:3000'],
  ['hop.local', '80', 'http://hop.local'],
])('the address people type follows from HOST=%s and PORT=%s', (HOST, PORT, url) => {
  expect(read({ HOST, PORT }).publicUrl).toBe(url);
});

test.each([
  ['none', false],
  ['0', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('TRUST_PROXY=%s', (TRUST_PROXY, trusted) => {
  expect(read({ TRUST_PROXY }).trustProxy).toEqual(trusted);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['HOST', 'http://x'],
  ['PUBLIC_URL', 'hop.example.vn'],
  ['PUBLIC_URL', 'https://hop.example.vn/app'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/64'],
  ['MAIL_FROM', 'Họp Gọn'],
  ['MAIL_FROM', 'a@b.vn\r\nBcc: c@d.vn'],
  ['SUPPORT_EMAIL', 'x'],
  ['GOOGLE_ISSUER', 'http://accounts.example'],
  ['GOOGLE_ISSUER', 'http://127.0.0.1.elsewhere.example'],
  ['PASSWORD_POLICY', 'none'],
  ['AUTH_ENUMERATION', 'off'],
  ['LOG_LEVEL', 'loud'],
  ['BACKUP_HOUR', '24'],
  ['OPERATOR_EMAIL', 'x'],
  ['REQUEST_LOG', 'yes'],
])('%s=%s is refused by one line that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}=.* không dùng được: .+\\.$`, 's'));
});

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
  ['APP_SECRET', 'hunter2'],
  ['SMTP_URL', 'http://hunter2'],
  ['BACKUP_KEY', 'hunter2'],
  ['METRICS_TOKEN', 'hunter2'],
  ['REDIS_URL', 'https://hunter2'],
  ['REDIS_URL', 'redis://:hunter2@10.0.0.7/first'],
])('a refused %s is not repeated', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} không dùng được`));
  expect(() => read({ [name]: value })).not.toThrow('hunter2');
});

test('Google needs both halves', () => {
  expect(() => read({ GOOGLE_CLIENT_ID: 'x' })).toThrow('GOOGLE_CLIENT_SECRET');
  expect(() => read({ GOOGLE_CLIENT_SECRET: 'x' })).toThrow('GOOGLE_CLIENT_ID');
  expect(read({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).google).toEqual({
    clientId: 'a',
    clientSecret: 'b',
    issuer: 'https://accounts.google.com',
  });
});

test.each(['http://127.0.0.1:4400', 'http://localhost:4400', 'http://[::1]:4400', 'https://id.example'])(
  'the issuer %s can be asked in safety',
  (GOOGLE_ISSUER) => {
    const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER };
    expect(read(google).google?.issuer).toBe(GOOGLE_ISSUER);
  },
);
