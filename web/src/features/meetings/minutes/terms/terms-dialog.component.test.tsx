import { listAdoptedDecisions } from '@hopgon/contract/minutes/decisions/routes';
import type { AdoptedDecision } from '@hopgon/contract/minutes/decisions/schemas';
import { updateMinutesLine } from '@hopgon/contract/minutes/lines/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { lineOf, minutesOf, openMinutes, paper } from '../../../../testing/open-minutes.tsx';
import { idOf } from '../../../../testing/sample-data.ts';
import { test } from '../../../../testing/test.ts';

const older: AdoptedDecision = {
  ...{ id: idOf(8001), text: 'Tăng ca hai tối', meetingId: idOf(8), edition: 1, title: 'Giao ban tuần 46' },
  ...{ number: '12/BB-GV', adoptedAt: '2026-11-13T03:00:00Z' },
};
const decision = lineOf(5, 'Bỏ tăng ca', { kind: 'decision' });
const draft = minutesOf();
/** Sent for comments, so that the chair is asked what a decision replaces before they adopt it. */
const withDecision = (rest: object = {}) => {
  const [first, ...others] = draft.sections;
  const lines = first ? [{ ...first, lines: [{ ...decision, ...rest }] }] : [];
  return minutesOf({
    ...{ state: 'review', sections: [...lines, ...others] },
    can: { ...draft.can, requestReview: false, reopen: true, adopt: true },
  });
};

test('a decision names the earlier one it replaces; paper says its number unless something was written', async ({
  api,
}) => {
  await page.viewport(1366, 768);
  await openMinutes(api, withDecision());
  api.reply(listAdoptedDecisions, () => ({ decisions: [older] }));
  await page.getByRole('button', { name: 'Thông qua biên bản' }).click();
  await page.getByRole('button', { name: 'Ghi hiệu lực' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hiệu lực của kết luận' });
  await dialog.getByRole('combobox', { name: 'Thay thế kết luận cũ' }).click();
  await page.getByRole('option', { name: 'Số 12/BB-GV: Tăng ca hai tối' }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Lời ghi trên biên bản' }))
    .toHaveValue('Kết luận tại Biên bản số 12/BB-GV');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect
    .poll(() => api.callsOf(updateMinutesLine))
    .toMatchObject([
      { body: { replacesId: older.id, terms: { replaces: 'Kết luận tại Biên bản số 12/BB-GV' } } },
    ]);
});

test('paper leads to what a decision replaces and by what it was replaced; what one may not see has no words', async ({
  api,
}) => {
  await openMinutes(api, withDecision({ replaces: { id: idOf(8002), decision: null }, replacedBy: older }));
  const line = paper.line(/Bỏ tăng ca/);
  await expect.element(line).toBeVisible();
  await expect.element(page.getByText('Thay thế: Một kết luận bạn không được xem')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'số 12/BB-GV: Tăng ca hai tối' })).toBeVisible();
});

test('what a colleague writes of a decision meanwhile stays where one writes nothing', async ({ api }) => {
  const { update, wake } = await openMinutes(api, withDecision());
  api.reply(listAdoptedDecisions, () => ({ decisions: [] }));
  await page.getByRole('button', { name: 'Thông qua biên bản' }).click();
  await page.getByRole('button', { name: 'Ghi hiệu lực' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hiệu lực của kết luận' });
  await dialog.getByRole('textbox', { name: 'Đến hết ngày' }).fill('31/12/2026');
  update(decision.id, { terms: { validFrom: '2026-12-01', validTo: null, replaces: 'Kết luận số 3' } });
  wake();
  await expect.element(dialog).toMatchTextContent(/người khác đã sửa kết luận này/);
  await expect
    .element(dialog.getByRole('textbox', { name: 'Lời ghi trên biên bản' }))
    .toHaveValue('Kết luận số 3');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect
    .poll(() => api.callsOf(updateMinutesLine).map(({ body }) => body))
    .toMatchObject([
      {
        version: 2,
        terms: { validFrom: '2026-12-01', validTo: '2026-12-31', replaces: 'Kết luận số 3' },
      },
    ]);
});
