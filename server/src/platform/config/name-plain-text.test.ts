import { describe, expect, test } from 'vitest';
import { namePlainText } from './name-plain-text.ts';
import { readConfig } from './read-config.ts';
import { variables } from './variables.ts';

type Environment = Readonly<Record<string, string>>;

const linesOf = (environment: Environment): string[] =>
  namePlainText(readConfig({ APP_SECRET: 'x'.repeat(32), ...environment }));
const namedIn = (environment: Environment): string[] =>
  linesOf(environment).map((line) => line.split(' ')[0] ?? '');

const keysOf = (name: string): Environment => ({
  [`${name}_S3_URL`]: 'http://s3.congty.vn/hop-gon',
  [`${name}_S3_KEY_ID`]: 'id',
  [`${name}_S3_KEY`]: 'secret',
});

const plain: readonly [name: string, environment: Environment][] = [
  ['PUBLIC_URL', { PUBLIC_URL: 'http://hop.congty.vn' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://192.168.1.4:3000' }],
  ['MEET_BASE_URL', { MEET_BASE_URL: 'http://meet.congty.vn/' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://user:secret@smtp.congty.vn:587' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@db.congty.vn/hopgon' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://user:secret@db.congty.vn/hopgon?sslmode=disable' }],
  ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'postgres://user:secret@10.0.0.4/hopgon' }],
  ['DATABASE_LISTEN_URL', { DATABASE_LISTEN_URL: 'postgres://user:secret@10.0.0.4/hopgon' }],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://user:secret@10.0.0.5/hopgon' }],
  ['DATABASE_BACKUP_URL', { DATABASE_BACKUP_URL: 'postgres://user:secret@10.0.0.4/hopgon' }],
  ['REDIS_URL', { REDIS_URL: 'redis://:secret@10.0.0.6' }],
  ['FILES_S3_URL', keysOf('FILES')],
  ['BACKUP_S3_URL', keysOf('BACKUP')],
  [
    'MODEL_URL',
    {
      MODEL_PROVIDER: 'compatible',
      MODEL_NAME: 'qwen',
      MODEL_URL: 'http://10.0.0.7:11434/v1',
      MODEL_KEY: 'secret',
    },
  ],
  ['MODEL_ALLOWED', { MODEL_ALLOWED: 'openai, http://10.0.0.7:11434/v1, http://10.0.0.8:11434/v1' }],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.9:4318', OTEL_EXPORTER_OTLP_HEADERS: 'key=secret' },
  ],
];

describe('connections that leave this machine in plain text are reported', () => {
  // ASVS v5.0.0-12.3.1
  test.each(plain)('%s of %j', (name, environment) => {
    expect(namedIn(environment)).toEqual([name]);
    expect(linesOf(environment).join()).not.toContain('secret');
  });

  test('of every variable that holds an address', () => {
    const reported = new Set(plain.map(([name]) => name));
    const addresses = Object.keys(variables).filter((name) => /_(?:URL|ENDPOINT|ISSUER)$/.test(name));
    // By http that one is refused.
    expect(addresses.filter((name) => !reported.has(name))).toEqual(['GOOGLE_ISSUER']);
  });
});

test.each<[Environment]>([
  [{}],
  [{ PUBLIC_URL: 'https://hop.congty.vn' }],
  [{ PUBLIC_URL: 'http://localhost:3000' }],
  [{ PUBLIC_URL: 'http://[::1]:3000' }],
  [{ SMTP_URL: 'smtps://smtp.congty.vn' }],
  [{ SMTP_URL: 'smtp://smtp.congty.vn:587?requireTLS=true' }],
  [{ SMTP_URL: 'smtp://localhost:1025' }],
  [{ DATABASE_URL: 'postgres://user@db.congty.vn/hopgon?sslmode=verify-full' }],
  [{ DATABASE_URL: 'postgres://user@database/hopgon' }],
  [{ REDIS_URL: 'redis://redis:6379/1' }],
  [{ REDIS_URL: 'rediss://redis.congty.vn' }],
  [{ ...keysOf('FILES'), FILES_S3_URL: 'https://s3.congty.vn/hop-gon' }],
  [{ MODEL_ALLOWED: 'openai, http://127.0.0.1:11434/v1' }],
  [
    {
      DATABASE_URL: 'postgres://user@127.0.0.1/hopgon',
      DATABASE_OWNER_URL: 'postgres:///hopgon?host=/run/postgresql',
    },
  ],
])('%j is not reported', (environment) => {
  expect(namedIn(environment)).toEqual([]);
});
