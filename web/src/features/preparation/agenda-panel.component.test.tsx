import { readAgenda, saveAgenda } from '@hopgon/contract/preparation/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { session } from '../../lib/session/session.ts';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf, meetingOf, wholeMeetingOf } from '../../testing/sample-data.ts';
import { signIn, test } from '../../testing/test.ts';
import { AgendaPanel } from './agenda-panel.tsx';

const agenda = { version: 0, items: [], totalMinutes: 0, meetingMinutes: 30, can: { edit: true } };
const first = page.getByRole('textbox', { name: 'Nội dung mục 1' });

async function openPage(api: Api) {
  api.reply(readAgenda, () => agenda);
  api.reply(saveAgenda, () => agenda);
  await renderInApp(<AgendaPanel meeting={wholeMeetingOf(meetingOf(50, { id: idOf(50) }))} />);
}

/** The page is taken away with the session, and opened again after signing in. */
async function signInAgain(api: Api) {
  session.end();
  await cleanup();
  signIn();
  await openPage(api);
}

const begin = async (api: Api) => {
  await openPage(api);
  await page.getByRole('button', { name: 'Lập chương trình' }).click();
  await first.fill('Duyệt mẫu rèm');
};

test('an agenda being written is open again after a session that ended', async ({ api }) => {
  await begin(api);
  await signInAgain(api);
  await expect.element(first).toHaveValue('Duyệt mẫu rèm');
});

test.for([['Hủy', 'Bỏ'], ['Lưu chương trình']])(
  '“%s” ends the writing, and nothing of it comes back',
  async (presses, { api }) => {
    await begin(api);
    for (const name of presses) await page.getByRole('button', { name, exact: true }).click();
    await expect.element(first).not.toBeInTheDocument();
    await signInAgain(api);
    await expect.element(page.getByText('Chưa có mục nào.')).toBeVisible();
  },
);
