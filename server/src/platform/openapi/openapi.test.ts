import { allRoutes } from '@hopgon/contract/all-routes';
import { login } from '@hopgon/contract/auth/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { inputText } from '../http/input-texts.ts';
import { describeApi } from './describe.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const Described = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ summary: z.string(), responses: z.object({ 200: z.unknown() }) })),
  ),
});

// Proves S7.029
test('every route of the contract is described', async () => {
  const { body } = await app.server.inject({ url: '/api/openapi.json' });
  const { paths } = Described.parse(JSON.parse(body));
  for (const { route } of allRoutes) {
    const described = paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
    expect(described?.summary, route.path).toBe(route.summary);
  }
});

const replyOf = (path: string) => [
  'paths',
  path,
  'post',
  'responses',
  '200',
  'content',
  'application/json',
  'schema',
];

test('fields beside `success` are of one schema with it, so that a reply can fit', () => {
  const document = describeApi('http://127.0.0.1:3000');
  const schema = replyOf(login.path).reduce((node, key) => Object(node)[key], Object(document));
  expect(schema).not.toHaveProperty('allOf');
  const [tokens] = schema.anyOf;
  expect(tokens.additionalProperties).toBe(false);
  expect(tokens.required).toEqual(expect.arrayContaining(['success', 'token']));
});

test('schemas with a name are written once and referred to', () => {
  const document = Object(describeApi('http://127.0.0.1:3000'));
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Meeting', 'ActionItem', 'Transcript', 'Refusal']),
  );
  const referred = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  for (const [, name = ''] of referred) expect(schemas).toHaveProperty(name);
});

test('errors of input are plain Vietnamese', () => {
  for (const { name, route } of allRoutes) {
    for (const part of [route.params, route.query, route.body]) {
      for (const input of [undefined, null, 5, 'x', [], {}, { id: 5 }]) {
        const issues = part?.safeParse(input, { error: inputText }).error?.issues ?? [];
        for (const { message } of issues)
          expect(message, name).not.toMatch(/GUID|UUID|string|undefined|object|array|NaN|null|Invalid/);
      }
    }
  }
});

// Proves S7.029
test('every route of the contract is bound', async () => {
  for (const { name, route } of allRoutes) {
    const url = route.path.replace(/:(\w+)/g, '019f0000-0000-7000-8000-000000000000');
    expect(app.server.hasRoute({ method: route.method, url: route.path }), `${name} ${url}`).toBe(true);
  }
});

// ASVS v5.0.0-2.1.1
test('every string and list a caller sends has a bound', () => {
  const unbounded: string[] = [];
  for (const { name, route } of allRoutes) {
    for (const part of [route.params, route.query, route.body]) {
      if (part) findUnbounded(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }), name, unbounded);
    }
  }
  expect(unbounded).toEqual([]);
});

const Loose = z.looseObject({});

function findUnbounded(schema: unknown, path: string, found: string[]): void {
  const parsed = Loose.safeParse(schema);
  if (!parsed.success) return;
  const node = parsed.data;
  const closed =
    'enum' in node || 'const' in node || 'format' in node || 'maxLength' in node || 'pattern' in node;
  if (node.type === 'string' && !closed) found.push(path);
  if (node.type === 'array' && !('maxItems' in node)) found.push(`${path}[]`);
  for (const [key, value] of Object.entries(Loose.safeParse(node.properties).data ?? {})) {
    findUnbounded(value, `${path}.${key}`, found);
  }
  for (const branch of [node.anyOf, node.oneOf].flat()) findUnbounded(branch, path, found);
  findUnbounded(node.items, `${path}[]`, found);
}

test('the page of the API needs no script and no outside host, and leads to named schemas', async () => {
  const { body, headers } = await app.server.inject({ url: '/api/docs' });
  expect(body).not.toMatch(/<script|(?:src|href)="(?![/#])/);
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
  const named = [...body.matchAll(/href="#(schema-\w+)"/g)].map(([, name]) => name);
  expect(named).toContain('schema-Meeting');
  for (const name of new Set(named)) expect(body).toContain(`id="${name}"`);
  expect(body).toContain('&quot;title&quot;: &quot;Giao ban tuần&quot;');
});

// ASVS v5.0.0-13.4.5
test('an operator may switch the description off', async () => {
  const closed = await startTestApp({ API_DOCS: 'off' });
  for (const url of ['/api/docs', '/api/openapi.json'])
    expect((await closed.server.inject({ method: 'GET', url })).statusCode, url).toBe(404);
  await closed.close();
});
