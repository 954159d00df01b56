import { listTurns } from '@hopgon/contract/transcripts/routes';
import type { Transcript, Turn } from '@hopgon/contract/transcripts/schemas';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../../testing/answer-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf, me } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { readMeetingPlace } from '../page/meeting-place.rules.ts';
import { TurnList } from './turn-list.tsx';

const turnCount = 10_000;
const transcript: Transcript = {
  id: idOf(7),
  meetingId: idOf(8),
  version: 1,
  name: 'Đại hội.vtt',
  format: 'vtt',
  turnCount,
  parts: [],
  correctedSince: 0,
  state: 'ready',
  problem: '',
  uploadedBy: { userId: me.id, displayName: me.displayName },
  createdAt: '2026-11-20T02:00:00Z',
};
const special: Readonly<Record<number, string>> = {
  40: 'Chị Hà báo giá thuê kho.',
  7000: 'Kho hạ giá từ tháng 12.',
  9990: 'HÀ NỘI có kho mới.',
};
const turnOf = (index: number): Turn => ({
  index,
  speaker: index % 2 === 0 ? 'An' : 'Bình',
  startMs: index * 3600,
  endMs: index * 3600 + 3000,
  gapMs: null,
  text: special[index] ?? `Câu thứ ${index + 1}. ${'Nói thêm vài lời. '.repeat(index % 9)}`.trim(),
  original: null,
  corrections: 0,
  glossary: [],
});

async function renderList(api: Api, at = '/') {
  api.reply(listTurns, ({ query }) => {
    const from = Number(query.from);
    const length = Math.min(Number(query.limit), turnCount - from);
    return { turns: Array.from({ length }, (_, place) => turnOf(from + place)), total: turnCount };
  });
  await renderInApp(<TurnList transcript={transcript} mayCorrect />, {
    at,
    readSearch: readMeetingPlace,
  });
}

const row = (index: number) => page.getByRole('link', { name: `Liên kết đến câu ${index + 1}`, exact: true });
const search = page.getByRole('searchbox', { name: 'Tìm trong bản gỡ băng' });
const status = page.getByRole('group', { name: 'Tìm trong bản gỡ băng' }).getByRole('status');

test('of ten thousand lines those in sight are drawn, and each says which it is of how many', async ({
  api,
}) => {
  await renderList(api);
  await expect.element(row(0)).toBeInViewport();
  const drawn = document.querySelectorAll('li[data-index]');
  expect(drawn.length).toBeLessThan(80);
  expect(drawn[0]?.getAttribute('aria-setsize')).toBe('10000');
  expect(drawn[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(api.callsOf(listTurns)).toHaveLength(1);
});

test('the line of the address is brought into sight and marked', async ({ api }) => {
  await renderList(api, '/?tab=ban-ghi&turn=7000');
  await expect.element(row(7000)).toBeInViewport();
  expect(document.querySelector('[aria-current]')?.textContent).toContain('Kho hạ giá');
});

test('the search goes from place to place in the whole talk, those with the diacritics as typed first', async ({
  api,
}) => {
  await renderList(api);
  await expect.element(row(0)).toBeInViewport();
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(search).toHaveFocus();
  await search.fill('hà');
  await expect.element(status).toHaveTextContent('2 câu');
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('1 trong 2 câu');
  await expect.element(row(40)).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(9990)).toBeInViewport();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(row(40)).toBeInViewport();
  await page.getByRole('button', { name: 'Cả 1 câu khác dấu' }).click();
  await expect.element(status).toHaveTextContent('1 trong 3 câu');
  await page.getByRole('button', { name: 'Chỗ sau' }).click();
  await expect.element(row(7000)).toBeInViewport();
  expect(document.querySelector('[aria-current] mark')?.textContent).toBe('hạ');
});

test('a line being corrected keeps what was typed while one looks elsewhere', async ({ api }) => {
  await renderList(api);
  await page.getByRole('button', { name: 'Sửa câu 1', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Nội dung câu 1' });
  await field.fill('Đang sửa dở.');
  await search.fill('ha noi');
  await userEvent.keyboard('{Enter}');
  await expect.element(row(9990)).toBeInViewport();
  await expect.element(field).toHaveValue('Đang sửa dở.');
});
