import { describe, expect, test } from 'vitest';
import { namePlainText } from './name-plain-text.ts';

const here = {
  publicUrl: 'http://127.0.0.1:3000',
  smtpUrl: undefined,
  databaseUrl: undefined,
  databaseOwnerUrl: undefined,
};
const namedIn = (changed: Partial<typeof here> | Record<string, string>): string[] =>
  namePlainText({ ...here, ...changed }).map((line) => line.split(/[= ]/)[0] ?? '');

describe('connections that leave this machine in plain text are reported', () => {
  // ASVS v5.0.0-12.3.1
  test.each([
    ['PUBLIC_URL', { publicUrl: 'http://hop.congty.vn' }],
    ['PUBLIC_URL', { publicUrl: 'http://192.168.1.4:3000' }],
    ['SMTP_URL', { smtpUrl: 'smtp://user:secret@smtp.congty.vn:587' }],
    ['DATABASE_URL', { databaseUrl: 'postgres://user:secret@db.congty.vn/hopgon' }],
    ['DATABASE_URL', { databaseUrl: 'postgres://user:secret@db.congty.vn/hopgon?sslmode=disable' }],
    ['DATABASE_URL', { databaseOwnerUrl: 'postgres://user:secret@10.0.0.4/hopgon' }],
    ['DATABASE_REPLICA_URL', { databaseReplicaUrl: 'postgres://user:secret@10.0.0.5/hopgon' }],
    ['REDIS_URL', { redisUrl: 'redis://:secret@10.0.0.6' }],
  ])('%s of %j', (name, changed) => {
    expect(namedIn(changed)).toEqual([name]);
    expect(namePlainText({ ...here, ...changed }).join()).not.toContain('secret');
  });
});

test.each([
  [{}],
  [{ publicUrl: 'https://hop.congty.vn' }],
  [{ publicUrl: 'http://localhost:3000' }],
  [{ publicUrl: 'http://[::1]:3000' }],
  [{ smtpUrl: 'smtps://smtp.congty.vn' }],
  [{ smtpUrl: 'smtp://smtp.congty.vn:587?requireTLS=true' }],
  [{ smtpUrl: 'smtp://localhost:1025' }],
  [{ databaseUrl: 'postgres://user@db.congty.vn/hopgon?sslmode=verify-full' }],
  [{ databaseUrl: 'postgres://user@database/hopgon' }],
  [{ redisUrl: 'redis://redis:6379/1' }],
  [{ redisUrl: 'rediss://redis.congty.vn' }],
  [
    {
      databaseUrl: 'postgres://user@127.0.0.1/hopgon',
      databaseOwnerUrl: 'postgres:///hopgon?host=/run/postgresql',
    },
  ],
])('%j is not reported', (changed) => {
  expect(namedIn(changed)).toEqual([]);
});
