import { listAuditEntries } from '@hopgon/contract/audit/routes';
import {
  readModelSettings,
  readModelState,
  saveNoticeChoice,
  updateModelSettings,
  verifyModel,
} from '@hopgon/contract/models/routes';
import type { ModelSettingsChange } from '@hopgon/contract/models/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { type ModelServer, startModelServer } from '../../testing/models/model-server.ts';
import { operatorsModel } from '../../testing/models/operators-model.ts';
import { turnOnModel } from '../../testing/models/turn-on-model.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let server: ModelServer;
let app: TestApp;
let company: CompanyOf<'Mai' | 'Hà'>;
let owner: Person;

beforeAll(async () => {
  server = await startModelServer();
  app = await startTestApp({
    MODEL_PROVIDER: 'compatible',
    MODEL_URL: server.url,
    MODEL_NAME: 'may-chu',
    MODEL_KEY: 'khoa-cua-may-chu',
    MODEL_ALLOWED: `anthropic=${server.url}, http://10.0.0.5:8000/v1`,
    MODEL_TIMEOUT_SECONDS: '1',
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  company = await givenCompany(app, { members: ['Mai'], admins: ['Hà'] });
  owner = company.owner;
});

const save = (change: Partial<ModelSettingsChange> = {}) =>
  owner.call(updateModelSettings, { body: { ...operatorsModel, ...change } });
const read = async () => (await owner.call(readModelSettings)).value();
const own = (key?: string): Partial<ModelSettingsChange> => ({
  mode: 'own',
  address: { provider: 'anthropic', baseUrl: server.url },
  model: 'claude-thu',
  ...(key === undefined ? {} : { key }),
});

test('nothing is on before the owner turns it on', async () => {
  expect(await read()).toMatchObject({
    version: 1,
    mode: 'off',
    operator: { provider: 'compatible', baseUrl: server.url, model: 'may-chu' },
    allowed: [
      { provider: 'anthropic', baseUrl: server.url },
      { provider: 'compatible', baseUrl: 'http://10.0.0.5:8000/v1' },
    ],
    consent: null,
    hasKey: false,
  });
  expect((await company.people.Mai.call(readModelState)).value()).toEqual({
    chat: null,
    readings: null,
    can: { edit: false },
  });
  expect(await owner.call(verifyModel)).toMatchObject(refusal('model_off'));
});

describe('settings', () => {
  // ASVS v5.0.0-13.2.4, v5.0.0-13.2.5
  test.each<[string, Partial<ModelSettingsChange>, Parameters<typeof refusal>[0]]>([
    [
      'an address outside the list',
      { mode: 'own', address: { provider: 'openai', baseUrl: 'https://api.openai.com/v1' }, model: 'x' },
      'model_not_offered',
    ],
    [
      'a private address outside the list',
      {
        mode: 'own',
        address: { provider: 'compatible', baseUrl: 'http://169.254.169.254/latest' },
        model: 'x',
      },
      'model_not_offered',
    ],
    ['an own model without an address', { mode: 'own', model: 'x' }, 'model_not_offered'],
    [
      'an own model without a name',
      { mode: 'own', address: { provider: 'compatible', baseUrl: 'http://10.0.0.5:8000/v1' } },
      'model_name_missing',
    ],
    ['no consent', { consents: false }, 'model_consent_missing'],
    ['an older version', { version: 7 }, 'version_stale'],
  ])('%s is refused', async (_, change, code) => {
    expect(await save(change)).toMatchObject(refusal(code));
    expect(await read()).toMatchObject({ version: 1, mode: 'off' });
  });

  test('a key is written, kept, never read, and stored encrypted', async () => {
    const saved = (await save(own('sk-bi-mat-123'))).value();
    expect(saved).toMatchObject({ version: 2, hasKey: true, consent: { baseUrl: server.url } });
    const again = (await save({ ...own(), version: 2, model: 'claude-khac', consents: false })).value();
    expect(again).toMatchObject({ hasKey: true, model: 'claude-khac' });
    expect(JSON.stringify(again)).not.toContain('sk-bi-mat');
    const stored = await app.database.sql<{ row: string }>(
      'select model_settings::text as row from model_settings where company_id = $1',
      [company.companyId],
    );
    expect(stored[0]?.row).not.toContain('sk-bi-mat');
    await owner.call(verifyModel);
    expect(server.asked.at(-1)).toMatchObject({ key: 'sk-bi-mat-123', path: '/v1/messages' });
  });

  test('another address removes the key and asks for consent again', async () => {
    await save(own('sk-bi-mat-123'));
    const elsewhere = {
      version: 2,
      mode: 'own',
      model: 'qwen',
      address: { provider: 'compatible', baseUrl: 'http://10.0.0.5:8000/v1' },
    } as const;
    expect(await save({ ...elsewhere, consents: false })).toMatchObject(refusal('model_consent_missing'));
    expect((await save(elsewhere)).value()).toMatchObject({
      hasKey: false,
      consent: { baseUrl: 'http://10.0.0.5:8000/v1' },
    });
  });

  test('are on record with the consent, without the key', async () => {
    await save(own('sk-bi-mat-123'));
    const entries = (await owner.call(listAuditEntries)).value().entries;
    const host = new URL(server.url).host;
    expect(entries.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        `đã đổi mô hình AI từ tắt thành claude-thu tại ${host}`,
        `đã đồng ý gửi nội dung của công ty tới ${host}`,
      ]),
    );
    expect(JSON.stringify(entries)).not.toContain('sk-bi-mat');
  });
});

test('each person is asked before their messages go there, again for another address', async () => {
  await turnOnModel(owner);
  const { Mai } = company.people;
  const host = new URL(server.url).host;
  expect((await Mai.call(readModelState)).value()).toMatchObject({
    chat: { model: 'may-chu', host, isThisMachine: true, choice: null },
  });
  const chosen = await Mai.call(saveNoticeChoice, { body: { choice: 'accepted' } });
  expect(chosen.value().chat).toMatchObject({ choice: 'accepted' });
  await save({
    version: 2,
    mode: 'own',
    model: 'qwen',
    address: { provider: 'compatible', baseUrl: 'http://10.0.0.5:8000/v1' },
  });
  expect((await Mai.call(readModelState)).value().chat).toMatchObject({ choice: null, isThisMachine: false });
});

test('members learn which model reads transcripts only while it does', async () => {
  const { Mai } = company.people;
  const host = new URL(server.url).host;
  const readings = async () => (await Mai.call(readModelState)).value().readings;
  await save({ version: 1, forReadings: true, consents: true });
  expect(await readings()).toEqual({ model: 'may-chu', host, isThisMachine: true });
  await save({ version: 2, forReadings: false });
  expect(await readings()).toBeNull();
});

describe('the test', () => {
  const right = 'Họp bàn kế hoạch quý bốn lúc chín giờ';

  test('says what works and how fast, and counts what it took', async () => {
    await turnOnModel(owner);
    server.script(({ tools, prompt }) => {
      if (tools.length > 0) return [{ call: 'xem_nhiet_do', input: { thanh_pho: 'Hà Nội' } }];
      if (prompt.includes('JSON')) return [{ say: '```json\n{"ngay": "2026-11-24", "gio": "09:30"}\n```' }];
      return [{ say: prompt.includes('hop ban') ? right : 'Đúng giờ thì nhanh.' }];
    });
    const test = (await owner.call(verifyModel)).value();
    const ok = { ok: true, note: '' };
    expect(test).toMatchObject({ answers: ok, tools: ok, json: ok, vietnamese: ok });
    expect(test.firstMs).toEqual(expect.any(Number));
    const { usage, lastTest } = await read();
    expect(lastTest).toEqual(test);
    // 100 tokens in and 20 out each, at 1 and 2 dollars a million.
    expect(usage.today).toEqual({ calls: 4, tokens: 480, usd: 0.00056 });
  });

  test('says what does not', async () => {
    await turnOnModel(owner);
    server.script(({ prompt }) =>
      prompt.includes('hop ban') ? [{ status: 500 }] : [{ say: 'Tôi không biết.' }],
    );
    expect((await owner.call(verifyModel)).value()).toMatchObject({
      answers: { ok: true },
      tools: { ok: false, note: 'Không gọi công cụ.' },
      json: { ok: false, note: 'Không viết JSON.' },
      vietnamese: { ok: false, note: 'Không kết nối được với mô hình AI.' },
    });
  });

  test('stays within the budgets of the day', async () => {
    await turnOnModel(owner, { budgets: { person: 100, company: 1_000_000 } });
    expect((await owner.call(verifyModel)).value().answers).toEqual({
      ok: false,
      note: 'Bạn đã dùng hết hạn mức mô hình AI hôm nay.',
    });
    expect((await read()).usage.today).toMatchObject({ calls: 0, tokens: 0 });
  });
});
