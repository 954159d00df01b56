import { setTimeout as delay } from 'node:timers/promises';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Operation } from '../../platform/openapi/api-document.ts';
import { describeApi } from '../../platform/openapi/describe.ts';
import { type ActorName, actorNames, givenStage, type Stage } from '../access/actors.ts';
import { givenObjects } from '../access/objects.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';
import { createIdPool, type IdPool } from './id-pool.ts';
import { type Maker, makeValue, spoilValue } from './make-value.ts';
import { createRandom, type Random } from './random.ts';

/** `FUZZ_REQUESTS=200000 FUZZ_MINUTES=480 FUZZ_SEED=7 npm test -- unit server/src/testing/fuzz` for a night. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);
/** Sent together, each wave after the replies to the one before: what is sent does not depend on who is answered first. */
const atOnce = Number(process.env.FUZZ_AT_ONCE ?? 8);
const mostMinutes = Number(process.env.FUZZ_MINUTES ?? 1_000);
/** Far above what a machine at work needs: a call that nobody answers must not hold up the night. */
const mostMsOfReply = 120_000;
const seed = Number(process.env.FUZZ_SEED ?? 20_261_127);

const document = describeApi('http://127.0.0.1:3000');
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(document, 'api');

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly operation: Operation;
  readonly validBody: ValidateFunction | undefined;
}

/** They end the stage: the account, the company or its people are gone, or every session ends. */
const final = new Set(['deleteAccount', 'closeCompany', 'leaveCompany', 'acceptOwnership', 'events']);

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const escaped = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
const validatorOf = (path: string, method: string): ValidateFunction | undefined =>
  ajv.getSchema(
    `api#/${['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'].map(escaped).join('/')}`,
  );

const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  methods.flatMap((method) => {
    const operation = operations[method.toLowerCase()];
    if (!operation || final.has(operation.operationId)) return [];
    const hasBody = operation.requestBody?.content['application/json'] !== undefined;
    return [
      { method, path, operation, validBody: hasBody ? validatorOf(path, method.toLowerCase()) : undefined },
    ];
  }),
);

let app: TestApp;
let stage: Stage;
let ids: IdPool;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.close());

/** Members leave and roles change: after so many requests the callers are new ones. */
const stageLasts = 2_000;

async function renewStage(): Promise<void> {
  stage = await givenStage(app);
  const cast = {
    companyId: stage.ours.companyId,
    ownerId: stage.userIds.owner,
    invitedId: stage.userIds.member,
    chatterId: stage.userIds.admin,
    itemState: 'proposed',
    cardState: 'open',
  } as const;
  ids = createIdPool({ ...(await givenObjects(app.database, cast, app.clock.now())) });
}

/** What a coercion may mend: blanks around a text, letters of another case, a number as text. */
const isHard = ({
  keyword,
  schemaPath,
}: {
  readonly keyword: string;
  readonly schemaPath: string;
}): boolean => (keyword === 'required' || keyword === 'type') && !/anyOf|oneOf/.test(schemaPath);

const insiders: readonly ActorName[] = ['owner', 'admin', 'member'];

const Json = z.record(z.string(), z.unknown());

/** A value as a part of an address. */
const written = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

function makeCall(call: Call, maker: Maker) {
  const { random } = maker;
  const { parameters, requestBody } = call.operation;
  const of = (place: 'path' | 'query') => parameters.filter((parameter) => parameter.in === place);
  let url = call.path;
  for (const { name, schema } of of('path')) {
    const value = random.chance(0.05) ? spoilValue('', random) : makeValue(schema, name, maker);
    url = url.replace(`{${name}}`, encodeURIComponent(written(value)).slice(0, 150) || 'x');
  }
  const query = of('query')
    .filter(({ required }) => required || random.chance(0.4))
    .map(({ name, schema }) => [name, written(makeValue(schema, name, maker))] as const);
  const media = requestBody?.content['application/json'];
  const usual = media?.example !== undefined && random.chance(0.25);
  const good = media && (usual ? media.example : makeValue(media.schema, '', maker));
  const body = media && random.chance(0.3) ? spoilValue(good, random) : good;
  return { url: query.length > 0 ? `${url}?${new URLSearchParams(Object.fromEntries(query))}` : url, body };
}

const kindOf = (path: string): string => {
  const last =
    path
      .split('/')
      .filter((part) => part !== '' && !part.startsWith('{'))
      .at(-1) ?? '';
  return `${last.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/s$/, '')}Id`;
};

/** Where the time went, in milliseconds. */
const longest = (spent: ReadonlyMap<string, number>) =>
  [...spent]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 15)
    .map(([path, ms]) => [path, Math.round(ms)]);

interface Sent {
  readonly call: Call;
  readonly actor: ActorName;
  readonly url: string;
  readonly body: unknown;
  readonly hasKey: boolean;
  readonly address: string;
}

/** What is wrong with a reply; null when nothing is. */
function faultOf(
  { call: { validBody, path }, body }: Sent,
  status: number,
  headers: Readonly<Record<string, unknown>>,
): string | null {
  // Push services are outside, and an address that was made up is of none.
  if (status >= 500 && !(status === 502 && path.endsWith('/push/test'))) return 'a failure';
  if (headers['set-cookie'] !== undefined) return 'sets a cookie';
  if (headers['x-content-type-options'] !== 'nosniff') return 'without nosniff';
  if (status >= 300 || body === undefined || !validBody || validBody(body)) return null;
  const hard = (validBody.errors ?? []).filter(isHard);
  return hard.length > 0 ? `accepts what is invalid: ${ajv.errorsText(hard)}` : null;
}

/** All that is drawn for a request, before any of its wave is sent: which others are answered first changes nothing of it. */
function nextRequest(random: Random): Sent {
  const call = random.pick(calls);
  const actor = random.pick(random.chance(0.6) ? insiders : actorNames);
  return {
    ...{ call, actor, ...makeCall(call, { random, ids, named: document.components.schemas }) },
    hasKey: random.chance(0.1),
    address: `10.8.${random.below(250)}.${random.below(250)}`,
  };
}

const nameOf = ({ call, actor, url }: Sent): string => `${call.method} ${url.slice(0, 200)} as ${actor}`;

function send({ call, actor, url, body, hasKey, address }: Sent) {
  const { token, company } = stage.options[actor];
  return app.server.inject({
    method: call.method,
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(company && { 'x-company': company }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(hasKey && { 'idempotency-key': crypto.randomUUID() }),
    },
    remoteAddress: address,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}

async function answer(request: Sent) {
  const began = performance.now();
  const reply = await Promise.race([send(request), delay(mostMsOfReply, null, { ref: false })]);
  if (reply === null) throw new Error(`never answered: ${nameOf(request)} ${JSON.stringify(request.body)}`);
  return { request, reply, ms: performance.now() - began };
}

function learn(call: Call, { statusCode, headers, body }: Awaited<ReturnType<typeof send>>): void {
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (statusCode === 200 && isJson) ids.collect(Json.parse(JSON.parse(body)).data, kindOf(call.path));
}

test(
  `${requests} calls made from the API document, as every kind of caller, with ids of earlier replies`,
  async () => {
    const random = createRandom(seed);
    const until = Date.now() + mostMinutes * 60_000;
    const faults = new Map<string, string>();
    const statuses = new Map<number, number>();
    const spent = new Map<string, number>();
    let count = 0;
    for (; count < requests && Date.now() < until; count += atOnce) {
      if (count % stageLasts < atOnce) await renewStage();
      // Limits by time let go, and access tokens last as long as the stage.
      app.clock.advance(150 * atOnce);
      const wave = Array.from({ length: atOnce }, () => nextRequest(random));
      const replies = await Promise.all(wave.map(answer));
      for (const [place, { request, reply, ms }] of replies.entries()) {
        const { call, actor, url, body } = request;
        spent.set(call.path, (spent.get(call.path) ?? 0) + ms);
        statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
        const fault = faultOf(request, reply.statusCode, reply.headers);
        if (fault)
          faults.set(
            `${call.method} ${call.path} as ${actor}: ${fault}`,
            [
              `${url.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 300)} → ${reply.body.slice(0, 300)}`,
              ...wave.filter((_, other) => other !== place).map((other) => `beside ${nameOf(other)}`),
            ].join('\n'),
          );
        learn(call, reply);
      }
    }
    if (process.env.FUZZ_REQUESTS)
      process.stdout.write(
        `seed ${seed}, ${count} of ${requests} requests: ${JSON.stringify([...statuses])}\n${JSON.stringify(longest(spent))}\n`,
      );
    expect([...faults].map(([name, what]) => `${name}\n${what}`).join('\n\n')).toBe('');
    expect(statuses.get(200) ?? 0, JSON.stringify([...statuses])).toBeGreaterThan(count / 8);
  },
  Math.max(120_000, requests * 100),
);
