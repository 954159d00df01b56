import { allRoutes, type NamedRoute } from '@hopgon/contract/all-routes';
import { sendChatMessage } from '@hopgon/contract/chat/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { matrixInputs } from '../../testing/access/inputs.ts';
import { givenObjects, type Objects } from '../../testing/access/objects.ts';
import { type CompanyOf, givenCompany } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Mai'>;
let ids: Objects;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Lê Thị Mai'] });
  const cast = {
    companyId: company.companyId,
    ownerId: company.owner.userId,
    invitedId: company.people['Lê Thị Mai'].userId,
    chatterId: company.owner.userId,
    itemState: 'proposed',
    cardState: 'open',
  } as const;
  ids = await givenObjects(app.database, cast, app.clock.now());
  // Starting the threads that read messages takes longer than one property may.
  await company.owner.call(sendChatMessage, {
    body: { message: 'hôm nay có họp gì?', session_id: ids.sessionId },
  });
});
afterAll(() => app.close());

const writes = allRoutes.filter(({ route }) => route.body !== undefined);

/** `HOSTILE_RUNS=500` for a night; each run of the suite draws other values. */
const hostileRuns = Number(process.env.HOSTILE_RUNS ?? 15);

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, [], {}, [null], { toString: 1 }, [[]]],
    ...['', ' ', '\0', 'a\0b', '\ud800', '\u2028', '\r\nBcc: a@b.example', '<script>', '{{7*7}}'],
    ...[
      "' or 1=1; --",
      '%',
      '/lenlich',
      '/tomtat \0',
      '/actionitem @a "\0"',
      '../../etc/passwd',
      'a@b.example',
    ],
    ...['0000-01-01', '0000-01-01T00:00:00Z', '9999-12-31', '9999-12-31T23:59:59Z', '2026-11-24T02:00:00Z'],
    'a'.repeat(10_000),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const Fields = z.record(z.string(), z.unknown());

/** Inputs the matrix does not need: public routes. */
const goodBodies: Readonly<Record<string, object>> = {
  register: { email: 'moi@congty.example', password: 'Hop9Gon-dung', displayName: 'Người mới' },
  login: { email: 'moi@congty.example', password: 'Hop9Gon-dung', remember: true },
  requestPasswordReset: { email: 'moi@congty.example' },
};

/** A valid body with one or two of its fields, or all of it, replaced by unexpected values. */
function spoiltBody({ name, route }: NamedRoute): fc.Arbitrary<unknown> {
  const good = Fields.catch({}).parse(matrixInputs[name]?.(ids).body ?? goodBodies[name]);
  const fields = route.body instanceof z.ZodObject ? Object.keys(route.body.shape) : [];
  const spoilt = fc
    .subarray(fields, { minLength: Math.min(1, fields.length), maxLength: Math.min(2, fields.length) })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((field) => [field, hostile]))));
  return fc.oneof(
    { weight: 9, arbitrary: spoilt.map((changed) => ({ ...good, ...changed })) },
    { weight: 1, arbitrary: hostile },
  );
}

async function send({ route }: NamedRoute, body: unknown) {
  const named: Record<string, string> = { ...ids };
  return app.server.inject({
    method: route.method,
    url: route.path.replace(/:(\w+)/g, (_, name: string) => named[name] ?? ''),
    headers: {
      authorization: `Bearer ${company.owner.token}`,
      'x-company': company.companyId,
      'content-type': 'application/json',
    },
    payload: JSON.stringify(body),
  });
}

describe('any body gets a reply or a refusal', () => {
  // ASVS v5.0.0-2.2.1, v5.0.0-15.3.5
  test.each(writes)('$route.method $route.path', async (named) => {
    await fc.assert(
      fc.asyncProperty(spoiltBody(named), async (body) => {
        const reply = await send(named, body);
        expect(reply.statusCode, reply.body).toBeLessThan(500);
        expect(JSON.parse(reply.body)).toHaveProperty('success', reply.statusCode === 200);
      }),
      { numRuns: hostileRuns, interruptAfterTimeLimit: 5_000 },
    );
  });
});
