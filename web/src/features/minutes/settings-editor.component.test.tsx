import { usualRules } from '@hopgon/contract/governance/law';
import { readMinutesSettings, updateMinutesSettings } from '@hopgon/contract/minutes/register/routes';
import type { MinutesSettings } from '@hopgon/contract/minutes/register/schemas';
import { useQuery } from '@tanstack/react-query';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { minutesSettingsQuery } from '../../data/company/minutes-register.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { SettingsEditor } from './settings-editor.tsx';

const settings: MinutesSettings = {
  ...{ abbreviation: 'GV', parentName: '', adoptedBy: 'chair', silenceDays: 3 },
  ...{ votingRules: usualRules, enterpriseCode: '', headOffice: '', firstNumber: 1, recipients: ['Lưu: VT'] },
};

function Settings() {
  const { data } = useQuery(minutesSettingsQuery);
  return data && <SettingsEditor read={data} />;
}

test('what is written while the settings are saved is not lost', async ({ api }) => {
  let known = { settings, version: 1, can: { edit: true } };
  api.reply(readMinutesSettings, () => known);
  api.reply(updateMinutesSettings, ({ body }) => {
    const { version: _seen, ...change } = updateMinutesSettings.body.parse(body);
    known = { ...known, settings: { ...settings, ...change }, version: 2 };
    return known;
  });
  const release = api.hold(updateMinutesSettings);
  await renderInApp(<Settings />);
  await page.getByRole('textbox', { name: 'Chữ viết tắt của công ty' }).fill('GVN');
  await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
  const first = page.getByRole('textbox', { name: 'Số bắt đầu năm nay' });
  await first.fill('41');
  release();
  await expect.element(page.getByText('Đã lưu cài đặt biên bản')).toBeVisible();
  await expect.element(first).toHaveValue('41');
  await expect.element(page.getByRole('button', { name: 'Lưu thay đổi' })).toBeVisible();
});
