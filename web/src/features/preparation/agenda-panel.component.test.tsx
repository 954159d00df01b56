import { readCompany } from '@hopgon/contract/companies/routes';
import { readAgenda, saveAgenda } from '@hopgon/contract/preparation/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf, me, meetingOf, wholeMeetingOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { AgendaPanel } from './agenda-panel.tsx';

const agenda = { version: 0, items: [], totalMinutes: 0, meetingMinutes: 30, can: { edit: true } };
const first = page.getByRole('textbox', { name: 'Nội dung mục 1' });

beforeEach(() => sessionStorage.clear());

/** As after signing in again or loading the page again: only what the tab keeps is still there. */
async function openPage(api: Api) {
  await cleanup();
  api.reply(readMe, () => me);
  api.reply(readCompany, () => company);
  api.reply(readAgenda, () => agenda);
  api.reply(saveAgenda, () => agenda);
  await renderInApp(<AgendaPanel meeting={wholeMeetingOf(meetingOf(50, { id: idOf(50) }))} />);
}

const begin = async (api: Api) => {
  await openPage(api);
  await page.getByRole('button', { name: 'Lập chương trình' }).click();
  await first.fill('Duyệt mẫu rèm');
};

test('an agenda being written outlives a session that ends', async ({ api }) => {
  await begin(api);
  await openPage(api);
  await expect.element(first).toHaveValue('Duyệt mẫu rèm');
  await expect.element(page.getByText(/^Đã khôi phục những gì bạn đang soạn/)).toBeVisible();
});

test.for(['Hủy', 'Lưu chương trình'])(
  '“%s” ends the writing, and nothing of it comes back',
  async (button, { api }) => {
    await begin(api);
    await page.getByRole('button', { name: button }).click();
    await expect.element(first).not.toBeInTheDocument();
    await openPage(api);
    await expect.element(page.getByText('Chưa có mục nào.')).toBeVisible();
  },
);
