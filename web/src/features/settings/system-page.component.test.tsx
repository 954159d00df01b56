import { readCompany } from '@hopgon/contract/companies/routes';
import { listFailedMails, retryMail } from '@hopgon/contract/email/routes';
import { readSystemStatus } from '@hopgon/contract/system/status/routes';
import type { SystemStatus } from '@hopgon/contract/system/status/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { SystemPage } from './system-page.tsx';

const status: SystemStatus = {
  ...{ checkedAt: '2026-11-27T02:00:00.000Z', version: '0.1.0' },
  ...{ database: 'ok', jobs: 'ok', mail: 'failing', disk: 'low', backups: 'ok' },
  lastBackupAt: '2026-11-26T19:00:00.000Z',
  lastTrial: { at: '2026-11-22T19:00:00.000Z', ok: true, isHashesOnly: false },
  ...{ model: 'off', modelTestedAt: null, failedMails: 1 },
};
const mail = {
  ...{ id: idOf(9), to: 'khach@doitac.example', subject: 'Mời họp: Giao ban', attempts: 3 },
  ...{ createdAt: '2026-11-27T01:00:00.000Z', error: 'connect ECONNREFUSED', nextAt: null, canRetry: true },
};
const lost = { ...mail, id: idOf(10), to: 'mai@congty.example', canRetry: false };

async function open(api: Api) {
  api.reply(readCompany, () => company);
  api.reply(listFailedMails, () => ({ mails: [mail, lost] }));
  await renderInApp(<SystemPage />);
}

test('the owner sees each part, and has a mail sent again that could not leave', async ({ api }) => {
  api.reply(readSystemStatus, () => status);
  api.reply(retryMail, () => ({}));
  await open(api);
  await expect.element(page.getByText(/^Máy chủ thư không nhận thư gần nhất/)).toBeVisible();
  await expect.element(page.getByText('Sắp đầy')).toBeVisible();
  await expect.element(page.getByText(/^Bản gần nhất .* Khôi phục thử lần cuối/)).toBeVisible();
  await expect.element(page.getByText(/^Không gửi lại được/)).toBeVisible();
  expect(page.getByRole('button', { name: /^Gửi lại thư/ }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Gửi lại thư tới khach@doitac.example' }).click();
  await expect.poll(() => api.callsOf(retryMail)).toMatchObject([{ params: { mailId: mail.id } }]);
});

test('where the state cannot be read the page says so and tries again', async ({ api }) => {
  api.refuse(readSystemStatus, 'not_ready');
  await open(api);
  const again = page.getByRole('button', { name: 'Thử lại' });
  await expect.element(again).toBeVisible();
  api.reply(readSystemStatus, () => status);
  await again.click();
  await expect.element(page.getByText('Sắp đầy')).toBeVisible();
});
