import { deleteTranscriptPart } from '@hopgon/contract/transcripts/parts/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { PartMarker } from './part-marker.tsx';

const part = { number: 2, name: 'chiều.vtt', firstTurn: 40, turnCount: 1204, skipped: 3, offsetMs: null };
const render = (mayDelete: boolean) =>
  renderInApp(<PartMarker transcriptId={idOf(7)} part={part} mayDelete={mayDelete} />);

test('says where a further file begins, and which lines of it were there already', async () => {
  await render(false);
  await expect.element(page.getByText('Phần 2')).toBeVisible();
  await expect.element(page.getByText('chiều.vtt, bỏ 3 câu trùng với phần trước')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('is asked to be left out once that is confirmed, and says why it stays', async ({ api }) => {
  api.refuse(deleteTranscriptPart, 'part_cited');
  await render(true);
  await page.getByRole('button', { name: 'Bỏ phần này' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Bỏ phần 2?' });
  await expect.element(dialog).toMatchTextContent(/1\.204 câu của phần này/);
  expect(api.callsOf(deleteTranscriptPart)).toEqual([]);
  await dialog.getByRole('button', { name: 'Bỏ phần này' }).click();
  await expect.element(dialog).toMatchTextContent(/biên bản/);
  expect(api.callsOf(deleteTranscriptPart)).toMatchObject([{ params: { number: '2' } }]);
});
