import { cancelMotion } from '@hopgon/contract/live/motions/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { livePersonOf, openLive } from '../../../testing/open-live.tsx';
import { motionWith, voterOf } from '../../../testing/sample-motions.ts';
import { test } from '../../../testing/test.ts';

test('a vote that has a result is cancelled with a reason, which is shown with who cancelled it', async ({
  api,
}) => {
  const closed = motionWith([voterOf(2, 'Lê Văn Dũng')], {
    ...{ state: 'closed', closedAt: '2026-11-20T02:05:00Z', isPassed: true },
    can: { castFor: [], close: false, cancel: true },
  });
  await openLive(api, { people: [livePersonOf(1, 'Nguyễn Văn Hợp')] }, [], [closed]);
  api.reply(cancelMotion, ({ query }) => ({
    ...{ ...closed, state: 'cancelled' as const, isPassed: null, can: { ...closed.can, cancel: false } },
    cancelled: { byName: 'Nguyễn Văn Hợp', at: '2026-11-20T02:06:00Z', reason: query.reason ?? '' },
  }));
  await page.getByRole('button', { name: 'Hủy kết quả' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Hủy kết quả biểu quyết?' });
  await expect.element(dialog.getByRole('button', { name: 'Hủy biểu quyết' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Tính nhầm theo đầu người');
  await dialog.getByRole('button', { name: 'Giữ kết quả' }).click();
  await page.getByRole('button', { name: 'Soạn tiếp' }).click();
  await dialog.getByRole('button', { name: 'Hủy biểu quyết' }).click();
  await expect
    .element(page.getByRole('article', { name: 'Dừng máy số 3' }))
    .toMatchTextContent(/Đã hủy.*Nguyễn Văn Hợp.*Lý do: Tính nhầm theo đầu người/);
});
