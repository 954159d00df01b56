import { Failure } from '@hopgon/contract/failure';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { logWhenRefused } from '../limits/log-when-refused.ts';
import { createLogger } from './logger.ts';

const lines: string[] = [];
const log = createLogger('info', { write: (line) => void lines.push(line) });
const only = () => z.looseObject({}).parse(JSON.parse(lines.join('')));

beforeEach(() => {
  lines.length = 0;
});

describe('a line', () => {
  // ASVS v5.0.0-16.2.2, v5.0.0-16.2.4
  test('is JSON with its time in UTC, without host name or process id', () => {
    log.info({ meetings: 3 }, 'Đã gửi');
    expect(only()).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      meetings: 3,
      msg: 'Đã gửi',
    });
  });

  // ASVS v5.0.0-16.4.1
  test('stays one line, whatever its fields contain', () => {
    const nasty = 'a\r\n{"level":30,"msg":"forged"}\n\u001b[31m\u0000';
    log.info({ nasty, err: new Error(nasty) }, nasty);
    expect(lines.join('')).toMatch(/^\{\P{Cc}*\}\n$/u);
    expect(only()).toMatchObject({ nasty, msg: nasty });
  });

  test('is not written below its level', () => {
    log.debug('nobody asked');
    expect(lines).toEqual([]);
  });
});

test('fields that may hold a secret are left out, on the first two levels', () => {
  const secrets = { password: 'bimat', token: 'bimat', refreshToken: 'bimat' };
  log.info(
    {
      ...secrets,
      headers: { authorization: 'bimat' },
      options: { headers: { cookie: 'bimat' } },
      body: { ...secrets, email: 'a@b.example' },
    },
    'x',
  );
  expect(lines.join('')).not.toContain('bimat');
  expect(only()).toMatchObject({ body: { email: 'a@b.example' } });
});

describe('an error', () => {
  test('of a library that is no Error is logged by the same properties', () => {
    log.error(
      { err: { message: 'queue is gone', queue: 'analysis', client: { password: 'bimat' } } },
      'hỏng',
    );
    expect(only().err).toEqual({ message: 'queue is gone' });
  });

  test('is logged with class, message, stack, code and cause, and no other property', () => {
    const error = Object.assign(new TypeError('không được', { cause: new Error('vì sao') }), {
      code: '23514',
      detail: 'Failing row contains (bimat)',
      client: { password: 'bimat' },
      parameters: ['bimat'],
    });
    log.error({ err: error }, 'hỏng');
    expect(only().err).toEqual({
      name: 'TypeError',
      message: 'không được',
      stack: expect.stringContaining('logger.test.ts'),
      code: '23514',
      cause: 'vì sao',
    });
  });

  test.each([['a text'], [null], [{ password: 'bimat' }]])('a thrown %j is logged as text', (thrown) => {
    log.error({ err: thrown }, 'hỏng');
    expect(only().err).toEqual({ message: String(thrown) });
  });
});

describe('an exhausted limit', () => {
  const refuse = () => Promise.reject(new Failure('too_many_requests', { minutes: 1, seconds: 60 }));

  // ASVS v5.0.0-16.3.3
  test('logs a security event with the network, and refuses', async () => {
    const spend = () => logWhenRefused(log, 'sign-in', { address: '203.0.113.7', userId: 'an' }, refuse);
    await expect(spend()).rejects.toThrow(Failure);
    expect(only()).toMatchObject({
      level: 40,
      event: 'limit-reached',
      limit: 'sign-in',
      address: '203.0.113.7',
      userId: 'an',
    });
  });

  test('logs nothing before it is reached', async () => {
    const through = logWhenRefused(log, 'sign-in', { address: '203.0.113.7' }, async () => 'through');
    expect(await through).toBe('through');
    expect(lines).toEqual([]);
  });
});
