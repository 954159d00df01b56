import {
  readModelSettings,
  readModelState,
  updateModelSettings,
  verifyModel,
} from '@hopgon/contract/models/routes';
import type { ModelSettings, ModelTest } from '@hopgon/contract/models/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { ModelsPage } from './models-page.tsx';

const settings: ModelSettings = {
  version: 1,
  mode: 'off',
  operator: { provider: 'compatible', baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3' },
  allowed: [{ provider: 'anthropic', baseUrl: 'https://api.anthropic.com/v1' }],
  address: null,
  model: '',
  hasKey: false,
  forChat: true,
  forReadings: false,
  price: null,
  budgets: { person: 200_000, company: 2_000_000 },
  consent: null,
  lastTest: null,
  usage: { today: { calls: 0, tokens: 0, usd: null }, month: { calls: 3, tokens: 4_200, usd: 0.02 } },
};

async function open(api: Api, more: Partial<ModelSettings> = {}) {
  api.reply(readModelState, () => ({ chat: null, readings: null, can: { edit: true } }));
  api.reply(readModelSettings, () => ({ ...settings, ...more }));
  await renderInApp(<ModelsPage />);
}

const save = page.getByRole('button', { name: 'Lưu thay đổi' });
async function choose(label: string, option: string) {
  await page.getByLabelText(label).click();
  await page.getByRole('option', { name: option }).click();
}

test('an own model is saved with its key and the consent for its address', async ({ api }) => {
  await open(api);
  await choose('Dùng mô hình', 'Mô hình riêng của công ty');
  await save.click();
  await expect.element(page.getByText('Chọn một địa chỉ')).toBeVisible();
  await choose('Địa chỉ', 'Anthropic · api.anthropic.com');
  await page.getByLabelText('Tên mô hình').fill('claude-haiku');
  await page.getByLabelText('Khóa API').fill('sk-thu');
  await page.getByLabelText('Tôi đại diện công ty và đồng ý gửi nội dung tới địa chỉ này').click();
  const address = { provider: 'anthropic', baseUrl: 'https://api.anthropic.com/v1' } as const;
  const saved: ModelSettings = {
    ...settings,
    version: 2,
    mode: 'own',
    address,
    model: 'claude-haiku',
    hasKey: true,
    consent: { by: 'An', at: '2026-11-20T02:00:00Z', baseUrl: address.baseUrl },
  };
  api.reply(updateModelSettings, () => saved);
  api.reply(readModelSettings, () => saved);
  await save.click();
  await expect.element(page.getByText(/An đã đồng ý/)).toBeVisible();
  await expect.element(page.getByLabelText('Khóa API')).toHaveValue('');
  expect(api.callsOf(updateModelSettings)[0]?.body).toMatchObject({
    version: 1,
    mode: 'own',
    address,
    model: 'claude-haiku',
    key: 'sk-thu',
    consents: true,
  });
});

test('a refusal says why and loses nothing', async ({ api }) => {
  await open(api);
  await choose('Dùng mô hình', 'Mô hình của máy chủ này');
  api.refuse(updateModelSettings, 'model_consent_missing');
  await save.click();
  await expect.element(page.getByText(/Hãy đọc thông báo và đánh dấu đồng ý/)).toBeVisible();
  await expect.element(page.getByLabelText('Dùng mô hình')).toHaveTextContent('Mô hình của máy chủ này');
});

test('the test says what works and how fast', async ({ api }) => {
  const ok = { ok: true, note: '' };
  const test: ModelTest = {
    at: '2026-11-20T02:00:00Z',
    answers: ok,
    tools: { ok: false, note: 'Không gọi công cụ.' },
    json: ok,
    vietnamese: ok,
    firstMs: 420,
    tokensPerSecond: 31.4,
  };
  await open(api, { mode: 'operator' });
  api.reply(verifyModel, () => test);
  api.reply(readModelSettings, (): ModelSettings => ({ ...settings, mode: 'operator', lastTest: test }));
  await page.getByRole('button', { name: 'Thử ngay' }).click();
  await expect.element(page.getByText('Không gọi công cụ.')).toBeVisible();
  await expect.element(page.getByText(/chữ đầu tiên sau 0,4 giây · 31 token\/giây/)).toBeVisible();
});

test('a key of another address is said to go, and a budget that is used up to be so', async ({ api }) => {
  const openai = { provider: 'openai', baseUrl: 'https://api.openai.com/v1' } as const;
  const anthropic = { provider: 'anthropic', baseUrl: 'https://api.anthropic.com/v1' } as const;
  await open(api, {
    ...{ mode: 'own', allowed: [anthropic, openai], address: anthropic, model: 'claude-haiku', hasKey: true },
    usage: { ...settings.usage, today: { calls: 9, tokens: 2_000_000, usd: null } },
  });
  await expect.element(page.getByText('Đã hết hạn mức: AI tại chỗ trả lời đến hết ngày')).toBeVisible();
  await choose('Địa chỉ', 'OpenAI · api.openai.com');
  await expect.element(page.getByText(/Khóa đã lưu là của địa chỉ khác/)).toBeVisible();
});

test('who may not change it reads where messages go', async ({ api }) => {
  api.reply(readModelState, () => ({ chat: null, readings: null, can: { edit: false } }));
  await renderInApp(<ModelsPage />);
  await expect.element(page.getByText(/Trợ lý trả lời bằng AI tại chỗ/)).toBeVisible();
  await expect.element(page.getByLabelText('Dùng mô hình')).not.toBeInTheDocument();
});

test('who accepted reads all that goes along, what was said only where transcripts are read', async ({
  api,
}) => {
  const model = { model: 'qwen3', host: 'ai.congty.vn', isThisMachine: false };
  const chat = { ...model, choice: 'accepted' } as const;
  api.reply(readModelState, () => ({ chat, readings: model, can: { edit: false } }));
  await renderInApp(<ModelsPage />);
  await expect
    .element(
      page.getByText(
        /đồng nghiệp \(tên, chức vụ, phòng ban\) và câu đã nói trong bản gỡ băng mà bạn hỏi tới/,
      ),
    )
    .toBeVisible();
});

test('what is written while the settings are saved is not lost', async ({ api }) => {
  const on = { mode: 'operator' as const };
  await open(api, on);
  const saved = { ...settings, ...on, version: 2, budgets: { person: 100_000, company: 2_000_000 } };
  api.reply(updateModelSettings, () => saved);
  const release = api.hold(updateModelSettings);
  await page.getByLabelText('Token mỗi người, mỗi ngày').fill('100.000');
  await save.click();
  await page.getByLabelText('Token cả công ty, mỗi ngày').fill('1.000.000');
  api.reply(readModelSettings, () => saved);
  release();
  await expect.element(page.getByText('Đã lưu cài đặt mô hình AI')).toBeVisible();
  await expect.element(page.getByLabelText('Token cả công ty, mỗi ngày')).toHaveValue('1.000.000');
});
