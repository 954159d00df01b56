import { allRoutes } from '@hopgon/contract/all-routes';
import { createMeeting, listMeetings } from '@hopgon/contract/meetings/routes';
import { pathOf } from '@hopgon/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany } from '../../testing/given.ts';
import { givenAdoptedMinutes } from '../../testing/given-minutes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Mai'>;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Lê Thị Mai'] });
});
afterAll(() => app.close());

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  readonly url: string;
  readonly payload?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = async ({ method = 'POST', url, payload, headers = {} }: Sent) => {
  const authorization = `Bearer ${company.owner.token}`;
  const reply = await app.server.inject({
    method,
    url,
    headers: { authorization, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, body: JSON.parse(reply.body) };
};

const json = { 'content-type': 'application/json' };
const meetings = '/api/v1/meetings';

/** A refusal the web app understands. */
const refusal = (code: string) => ({
  success: false,
  code,
  error: expect.any(String),
  message: expect.any(String),
});

describe('only JSON is read', () => {
  // ASVS v5.0.0-3.5.1, v5.0.0-3.5.2
  test.each([
    ['text/plain', '{"email":"a@b.example","password":"x"}'],
    ['application/x-www-form-urlencoded', 'email=a%40b.example&password=x'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
    ],
    ['application/xml', '<a/>'],
    ['application/json-patch+json', '[]'],
    ['*/*', '{}'],
    ['nonsense', '{}'],
  ])('%s is refused, with and without somebody signed in', async (type, payload) => {
    for (const url of ['/api/auth/login', meetings, '/api/v1/company/invite-code']) {
      const headers = { 'content-type': type };
      expect(await send({ url, payload, headers }), url).toEqual({
        status: 415,
        body: refusal('media_type_unsupported'),
      });
    }
  });

  test('a form is no upload unless it has parts', async () => {
    const url = '/api/v1/analysis/transcript/upload';
    expect(await send({ url, payload: '{}', headers: json })).toMatchObject({ status: 415 });
  });
});

describe('a body that cannot be read', () => {
  // ASVS v5.0.0-1.5.2, v5.0.0-15.3.6
  test.each([
    ['cut off', '{"title":"Họp"'],
    ['empty', ''],
    ['only white space', '  '],
    ['a word', 'undefined'],
    ['not a number', 'NaN'],
    ['two values', '{}{}'],
    ['with a comment', '{/* */}'],
    ['naming a prototype', '{"title":"Họp","__proto__":{"isAdmin":true}}'],
    ['naming a prototype in escapes', '{"\\u005f_proto__":{"isAdmin":true}}'],
    ['naming a prototype within', '{"title":{"__proto__":{"toString":1}}}'],
    ['naming a prototype by its constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ])('%s', async (_, payload) => {
    const { status, body } = await send({ url: meetings, payload, headers: json });
    expect({ status, body }).toEqual({ status: 400, body: refusal('body_unreadable') });
    expect({}).not.toHaveProperty('isAdmin');
  });

  test('nested very deeply', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const { status } = await send({ url: meetings, payload: deep, headers: json });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test.each([
    ['a byte more than 1 MiB', 1024 * 1024 + 1, 413],
    ['just 1 MiB', 1024 * 1024, 422],
  ])('%s', async (_, length, status) => {
    const payload = `{"title":"${'a'.repeat(length - 12)}"}`;
    expect(payload).toHaveLength(length);
    expect(await send({ url: meetings, payload, headers: json })).toMatchObject({ status });
  });

  test('that is no UTF-8 is decoded and validated', async () => {
    const payload = Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect(await send({ url: meetings, payload, headers: json })).toMatchObject({ status: 422 });
  });
});

// Every field of this route may be left out.
test.each(['null', '[]', '1', 'true', '""'])('%s in place of an object is refused', async (payload) => {
  const reply = await send({ method: 'PATCH', url: '/api/v1/me/notifications', payload, headers: json });
  expect(reply).toMatchObject({ status: 422, body: { code: 'field_invalid' } });
});

describe('a value of another kind is refused where it stands', () => {
  const valid = {
    title: 'Họp',
    startsAt: '2026-11-24T02:00:00Z',
    endsAt: '2026-11-24T03:00:00Z',
  };

  // ASVS v5.0.0-2.2.2, v5.0.0-15.3.5
  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a list of one', ['Họp']],
    ['an object', { toString: 'Họp' }],
    ['a number', 12],
    ['yes', true],
    ['a NUL character', 'Họp\0'],
    ['a line that goes on', 'Họp\u001b[31m'],
    ['too much', 'a'.repeat(201)],
    ['only white space', ' \t\n '],
  ])('%s as a title', async (_, title) => {
    const reply = await send({ url: meetings, payload: JSON.stringify({ ...valid, title }), headers: json });
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'field_invalid', fields: { title: expect.any(String) } },
    });
  });

  test.each([
    '2026-02-30T00:00:00Z',
    '2026-11-24',
    '24/11/2026',
    '1e9',
    '',
    '+275760-09-14T00:00:00Z',
    '2026-11-24T02:00:00Z\0',
  ])('%j as an instant', async (startsAt) => {
    const reply = await company.owner.call(createMeeting, {
      body: { allowClashes: true, ...valid, startsAt },
    });
    expect(reply).toMatchObject({ status: 422, body: { fields: { startsAt: expect.any(String) } } });
  });

  test('half a character is kept as the sign for an unreadable one', async () => {
    const created = await company.owner.call(createMeeting, {
      body: { allowClashes: true, ...valid, title: 'Họp \ud83d' },
    });
    expect(created.value().title).toBe('Họp \ufffd');
  });

  // ASVS v5.0.0-8.2.3, v5.0.0-15.3.3
  test('unknown fields change nothing', async () => {
    const sent = {
      ...valid,
      allowClashes: true,
      companyId: 'x',
      createdBy: 'x',
      id: 'x',
      version: 9,
      cancelledReason: 'x',
    };
    const { body } = await send({ url: meetings, payload: JSON.stringify(sent), headers: json });
    expect(body.data).toMatchObject({
      version: 1,
      cancelledReason: '',
      createdBy: { userId: company.owner.userId },
    });
  });

  test('a day in year 0', async () => {
    const payload = JSON.stringify({
      title: 'Việc',
      assigneeId: company.owner.userId,
      deadline: '0000-01-01',
    });
    expect(await send({ url: '/api/v1/action-items', payload, headers: json })).toMatchObject({
      status: 422,
      body: { fields: { deadline: expect.any(String) } },
    });
  });

  test('years at the edge of time are kept', async () => {
    for (const year of ['0000', '0001', '9998']) {
      const body = { ...valid, startsAt: `${year}-12-30T02:00:00Z`, endsAt: `${year}-12-30T03:00:00Z` };
      expect(
        (
          await company.owner.call(createMeeting, {
            body: { ...body, allowClashes: true },
          })
        ).value().startsAt,
      ).toBe(`${year}-12-30T02:00:00.000Z`);
    }
  });

  // ASVS v5.0.0-1.4.2
  test.each(['0', '-1', '1.5', '2147483648', '9007199254740993', '1e309', 'null', '"1"', '[1]'])(
    '%s as a version',
    async (version) => {
      const url = `${meetings}/019f0000-0000-7000-8000-000000000000`;
      const payload = `{"title":"Họp","version":${version}}`;
      expect(await send({ method: 'PATCH', url, payload, headers: json })).toMatchObject({
        status: 422,
        body: { fields: { version: expect.any(String) } },
      });
    },
  );
});

describe('query parameters', () => {
  // ASVS v5.0.0-4.3.1, v5.0.0-15.3.7
  test.each([
    'limit=0',
    'limit=-1',
    'limit=1.5',
    'limit=101',
    'limit=2147483648',
    'limit=9007199254740993',
    'limit=1e309',
    'limit=NaN',
    'limit=',
    'limit=%00',
    'limit=10&limit=20',
    'limit[]=10',
    'limit[$gt]=1',
    'query=a&query=b',
    'query=%00',
    'query=a%0d%0ab%1b',
    `query=${'a'.repeat(1_000)}`,
    'cursor=%00',
    'cursor=a',
    `cursor=${'a'.repeat(201)}`,
    'from=2026-11-24',
    'from=2026-11-24T02:00:00Z&from=2026-11-25T02:00:00Z',
    'from=0000-13-01T00:00:00Z',
    'q=giao ban',
  ])('%s is refused or without effect, never a failure', async (query) => {
    const { status, body } = await send({ method: 'GET', url: `${meetings}?${query}` });
    expect([200, 400, 422]).toContain(status);
    if (status !== 200)
      expect(body).toMatchObject({
        success: false,
        code: expect.stringMatching(/^(bad_request|field_invalid)$/),
      });
  });

  test.each([meetings, '/api/v1/company', '/api/health'])('%s refuses an unknown name', async (url) => {
    const { status, body } = await send({ method: 'GET', url: `${url}?search=giao` });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'field_invalid', error: 'Không có tham số này: search.' });
  });

  // ASVS v5.0.0-15.3.6
  test('that names a prototype property reaches none', async () => {
    const url = `${meetings}?__proto__[limit]=1&constructor.prototype.limit=1&__proto__=x`;
    expect(await send({ method: 'GET', url })).toMatchObject({ status: 422 });
    expect({}).not.toHaveProperty('limit');
  });

  // ASVS v5.0.0-1.1.1
  test('is decoded once', async () => {
    await company.owner.call(createMeeting, {
      body: { title: '%41 họp', startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T03:00:00Z' },
    });
    const titles = async (search: string): Promise<string[]> => {
      const found = await company.owner.call(listMeetings, { query: { query: search } });
      return found.value().meetings.map(({ title }) => title);
    };
    expect(await titles('%41')).toEqual(['%41 họp']);
    expect(await titles('%')).toEqual(['%41 họp']);
    expect(await titles('_')).toEqual([]);
  });
});

describe('a header', () => {
  const me = { method: 'GET', url: '/api/v1/company' } as const;

  test.each([
    ['x-company', 'nobody'],
    ['x-company', `${'0'.repeat(10_000)}`],
    ['x-company', "' or 1=1 --"],
  ])('%s: %s is refused', async (name, value) => {
    expect(await send({ ...me, headers: { [name]: value } })).toMatchObject({
      status: 403,
      body: { code: 'not_company_member' },
    });
  });

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer a b',
    `Bearer ${'a'.repeat(5_000)}`,
    'Bearer null',
    'Bearer e30.e30.',
  ])('authorization: %s authenticates no user', async (authorization) => {
    expect(await send({ ...me, headers: { authorization } })).toMatchObject({ status: 401 });
  });

  // ASVS v5.0.0-2.2.2
  test.each(['', 'khóa', 'a'.repeat(201), 'a b'])('idempotency-key: %j is refused', async (key) => {
    const reply = await send({
      url: meetings,
      payload: JSON.stringify({
        title: 'Họp',
        startsAt: '2026-12-01T02:00:00Z',
        endsAt: '2026-12-01T03:00:00Z',
      }),
      headers: { ...json, 'idempotency-key': key },
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });
});

describe('a form that ends too soon', () => {
  const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  // A file of an import is read for an import.
  const fieldOf = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`;
  const field = `${fieldOf('importId')}${crypto.randomUUID()}\r\n${fieldOf('meetingId')}`;
  const ends: readonly [string, (meetingId: string) => string][] = [
    ['in the head of a part', (meetingId) => `${field}${meetingId}\r\n${file.slice(0, 30)}`],
    ['in a field', (meetingId) => `${field}${meetingId.slice(0, 9)}`],
    ['in the file', (meetingId) => `${field}${meetingId}\r\n${file}An: chào`],
    ['behind the file', (meetingId) => `${field}${meetingId}\r\n${file}An: chào\r\n--x\r\n`],
    ['without a boundary', () => 'An: chào'],
  ];
  const uploads = allRoutes.filter(({ route }) => route.upload).map(({ route }) => route);
  const companyTemplateId = crypto.randomUUID();
  let meetingId: string;
  beforeAll(async () => {
    const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
    const body = { title: 'Giao ban', ...times, allowClashes: true };
    meetingId = (await company.owner.call(createMeeting, { body })).value().id;
    // The scan of signed minutes is refused before it is read unless they wait for signatures.
    await givenAdoptedMinutes(company.owner, meetingId);
    // A file is read for a template that exists.
    await app.database.sql(
      `insert into minutes_templates (company_id, id, form, name, current_version, created_at)
       values ($1, $2, 'minutes', 'Mẫu', 1, now())`,
      [company.companyId, companyTemplateId],
    );
    await app.database.sql(
      `insert into minutes_template_versions (company_id, template_id, number, file_id, file_name, size, findings, uploaded_at)
       values ($1, $2::uuid, 1, replace($2::uuid::text, '-', ''), 'Mẫu.docx', 1, $3, now())`,
      [company.companyId, companyTemplateId, { known: [], unknown: [], missing: [], problems: [] }],
    );
  });

  test.each(uploads.flatMap((route) => ends.map(([where, form]) => ({ route, where, form }))))(
    '$route.path $where',
    async ({ route, form }) => {
      const method = route.method === 'PUT' ? 'PUT' : 'POST';
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      for (const headers of [type, { ...type, 'idempotency-key': crypto.randomUUID() }]) {
        const reply = await send({
          method,
          url: pathOf(route, { meetingId, companyTemplateId, signed: 'both', form: 'minutes' }),
          payload: form(meetingId),
          headers,
        });
        expect(reply.status, JSON.stringify(reply.body)).toBe(400);
      }
    },
  );
});
