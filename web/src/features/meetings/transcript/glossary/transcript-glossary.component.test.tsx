import {
  applyGlossary,
  listGlossaryPlaces,
  previewGlossary,
  resolveGlossaryPlaces,
} from '@hopgon/contract/transcripts/glossary/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../../testing/render-in-app.tsx';
import { idOf } from '../../../../testing/sample-data.ts';
import { test } from '../../../../testing/test.ts';
import { TranscriptGlossary } from './transcript-glossary.tsx';

const turns = [
  {
    index: 4,
    speaker: 'An',
    text: 'Gọi API trước, việc an toàn sau.',
    places: [
      { at: 4, found: 'ép pi ai', written: 'API', state: 'applied' as const },
      { at: 20, found: 'an', written: 'An', state: 'proposed' as const },
    ],
  },
];
const render = (mayCorrect = true) =>
  renderInApp(<TranscriptGlossary transcriptId={idOf(7)} mayCorrect={mayCorrect} />);

test('places are counted, decided alone, and undone at once', async ({ api }) => {
  api.reply(listGlossaryPlaces, () => ({ turns, applied: 1, proposed: 1 }));
  api.reply(resolveGlossaryPlaces, () => ({ changed: 1 }));
  await render();
  await expect.element(page.getByText(/1 chỗ sửa theo từ điển/)).toBeVisible();
  await page.getByRole('button', { name: 'Xem các chỗ' }).click();
  await page.getByRole('button', { name: 'Giữ nguyên “an” ở câu 5' }).click();
  await page.getByRole('button', { name: 'Hoàn tác tất cả' }).click();
  await expect
    .poll(() => api.callsOf(resolveGlossaryPlaces).map(({ body }) => body))
    .toEqual([
      { act: 'reject', places: [{ index: 4, at: 20, found: 'an' }] },
      { act: 'reject', places: 'applied' },
    ]);
});

test('a transcript that was there is previewed before the glossary is applied', async ({ api }) => {
  api.reply(listGlossaryPlaces, () => ({ turns: [], applied: 0, proposed: 0 }));
  api.reply(previewGlossary, () => ({ turns, applied: 1, proposed: 1 }));
  api.reply(applyGlossary, () => ({ applied: 1, proposed: 0 }));
  await render();
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  const dialog = page.getByRole('dialog', { name: 'Áp dụng từ điển' });
  await expect.element(dialog.getByRole('heading', { name: 'Sẽ sửa 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Áp dụng' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.callsOf(applyGlossary)).toHaveLength(1);
});

test('who only reads sees what was changed, and a transcript without places says nothing', async ({
  api,
}) => {
  api.reply(listGlossaryPlaces, () => ({ turns, applied: 1, proposed: 1 }));
  await render(false);
  await page.getByRole('button', { name: 'Xem các chỗ' }).click();
  await expect.element(page.getByRole('heading', { name: 'Đã sửa 1' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hoàn tác tất cả' })).not.toBeInTheDocument();
});
