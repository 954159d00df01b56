import { listMembers, readCompany } from '@hopgon/contract/companies/routes';
import { listCompanyDays } from '@hopgon/contract/company-settings/routes';
import { listFiguresSuggestions } from '@hopgon/contract/figures/routes';
import type { FiguresSuggestion } from '@hopgon/contract/figures/schemas';
import { findClashes } from '@hopgon/contract/meetings/busy/routes';
import { restoreMeeting, undoOwnMeeting } from '@hopgon/contract/meetings/lifecycle/routes';
import { cancelMeeting, createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { readAgenda, saveAgenda } from '@hopgon/contract/preparation/routes';
import { listRooms } from '@hopgon/contract/rooms/routes';
import { readSeries, updateSeries } from '@hopgon/contract/series/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf, me, meetingSummary, wholeMeetingOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { SuggestionsPanel } from './suggestions-panel.tsx';

const meeting = wholeMeetingOf(
  meetingSummary({
    id: idOf(1),
    title: 'Giao ban',
    status: 'upcoming',
    startsAt: '2037-03-09T02:00:00.000Z',
    endsAt: '2037-03-09T03:00:00.000Z',
    series: { id: idOf(600), start: '2037-03-09T02:00:00.000Z', detached: false },
    mayEdit: true,
  }),
);

const suggestion = (rest: Partial<FiguresSuggestion> = {}): FiguresSuggestion => ({
  kind: 'shorten',
  meetingId: meeting.id,
  title: 'Giao ban',
  isSeries: true,
  text: 'Rút “Giao ban” từ 60 xuống 45 phút',
  basis: '8 buổi gần nhất dài trung bình 34/60 phút.',
  savedMinutes: 480,
  change: { endsAt: '2037-03-09T02:45:00.000Z' },
  mayChange: true,
  leaderName: 'Lê Bình',
  ...rest,
});

function answer(api: Api, suggestions: readonly FiguresSuggestion[], series = 1, measured = 1) {
  api.reply(readMe, () => me);
  api.reply(readCompany, () => company);
  api.reply(listFiguresSuggestions, () => ({ suggestions: [...suggestions], series, measured }));
  api.reply(readMeeting, () => meeting);
  api.reply(listMembers, () => ({ members: [], total: 0, nextCursor: null }));
  api.reply(listRooms, () => ({ rooms: [] }));
  api.reply(listCompanyDays, () => ({ days: [], workedHolidays: [] }));
  api.reply(findClashes, () => ({ clashes: [], brokenRules: ['Công ty không họp sáng thứ Hai.'] }));
  api.reply(readSeries, () => ({
    series: {
      ...{ id: idOf(600), number: 9, total: null, following: 4, all: 4, previousId: null, nextId: null },
      recurrence: {
        ...{ frequency: 'weekly' as const, interval: 1, weekdays: [1], exceptions: [] },
        ends: { by: 'never' as const },
      },
    },
  }));
}

const dialog = page.getByRole('dialog', { name: 'Sửa cuộc họp' });

test('a suggestion opens the form with its change, and nothing is saved before a person saves it', async ({
  api,
}) => {
  answer(api, [suggestion()]);
  const saved: unknown[] = [];
  api.reply(updateSeries, ({ body }) => {
    saved.push(body);
    return meeting;
  });
  await renderInApp(<SuggestionsPanel of="own" />);
  await expect
    .element(page.getByText(/8 buổi gần nhất dài trung bình 34\/60 phút\. Bớt khoảng 8 giờ/))
    .toBeVisible();
  await page.getByRole('button', { name: 'Rút ngắn' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Thời lượng' })).toMatchTextContent(/45 phút/);
  // A rule of the company that it breaks is read before it is saved all the same.
  await expect.element(dialog.getByText('Công ty không họp sáng thứ Hai.')).toBeVisible();
  expect(saved).toEqual([]);
  await dialog.getByRole('button', { name: 'Vẫn đặt' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('radio', { name: /Buổi này và các buổi sau/ })).toBeChecked();
  await question.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(saved).toMatchObject([{ span: 'following', endsAt: '2037-03-09T02:45:00.000Z' }]);
});

test('every second week stands in the form as the rule that is proposed', async ({ api }) => {
  answer(api, [suggestion({ kind: 'fortnightly', change: { interval: 2 } })]);
  await renderInApp(<SuggestionsPanel of="own" />);
  await page.getByRole('button', { name: 'Đổi cách lặp lại' }).click();
  await expect.element(dialog.getByRole('combobox', { name: 'Lặp lại' })).toMatchTextContent(/2 tuần/);
  const saved: unknown[] = [];
  api.reply(updateSeries, ({ body }) => {
    saved.push(body);
    return { ...meeting, version: meeting.version + saved.length };
  });
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lưu' }).click();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(page.getByText('Đã hoàn tác')).toBeVisible();
  expect(saved).toMatchObject([
    { span: 'following', recurrence: { interval: 2 } },
    { span: 'all', recurrence: { interval: 1 }, rejoins: true, version: meeting.version + 1 },
  ]);
});

test('a cancelled meeting is there again after an undo', async ({ api }) => {
  answer(api, [suggestion({ kind: 'cancel', change: {}, savedMinutes: null })]);
  api.reply(cancelMeeting, () => ({}));
  api.reply(restoreMeeting, () => ({}));
  await renderInApp(<SuggestionsPanel of="own" />);
  await page.getByRole('button', { name: 'Hủy buổi tới' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy cuộc họp' }).click();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(page.getByText('Đã hoàn tác')).toBeVisible();
  expect(api.callsOf(cancelMeeting)).toMatchObject([{ query: { undoable: 'true' } }]);
  expect(api.callsOf(restoreMeeting)).toHaveLength(1);
});

test('who may not change the meeting sees whom to ask', async ({ api }) => {
  answer(api, [suggestion({ mayChange: false })]);
  await renderInApp(<SuggestionsPanel of="own" />);
  await expect.element(page.getByText(/Người chủ trì đổi được: Lê Bình/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Mở cuộc họp' })).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('where too few meetings were held, that is said', async ({ api }) => {
  answer(api, [], 0);
  await renderInApp(<SuggestionsPanel of="company" />);
  await expect.element(page.getByText(/mỗi gợi ý cần ít nhất 4 buổi/)).toBeVisible();
});

test('a meeting is split into halves that are shown before, and made whole again', async ({ api }) => {
  answer(api, [suggestion({ kind: 'split', change: {}, savedMinutes: null })]);
  const item = (place: number) => ({
    ...{ id: idOf(700 + place), title: `Mục ${place}`, minutes: 20, note: '', done: false },
    ...{ presenter: null, source: null },
  });
  const agenda = {
    version: 3,
    items: [1, 2, 3].map(item),
    totalMinutes: 60,
    meetingMinutes: 60,
    can: { edit: true },
  };
  api.reply(readAgenda, () => agenda);
  const sent: unknown[] = [];
  api.reply(updateMeeting, ({ body }) => {
    sent.push(body);
    return { ...meeting, version: meeting.version + 1 };
  });
  api.reply(createMeeting, ({ body }) => {
    sent.push(body);
    return { ...meeting, id: idOf(2), series: null };
  });
  api.reply(saveAgenda, ({ body }) => {
    sent.push(body);
    return { ...agenda, version: 4 };
  });
  api.reply(undoOwnMeeting, () => ({}));
  await renderInApp(<SuggestionsPanel of="own" />);
  await page.getByRole('button', { name: 'Tách cuộc họp' }).click();
  const halves = page.getByRole('dialog', { name: 'Tách cuộc họp thành hai buổi?' });
  await expect.element(halves.getByText('Giao ban (phần 2)')).toBeVisible();
  await expect.element(halves.getByText('Mục 3')).toBeVisible();
  await halves.getByRole('button', { name: 'Tách' }).click();
  await expect.element(page.getByText('Đã tách thành hai buổi')).toBeVisible();
  const [middle, end] = ['2037-03-09T02:30:00.000Z', '2037-03-09T03:00:00.000Z'];
  expect(sent).toMatchObject([
    { endsAt: middle },
    { title: 'Giao ban (phần 2)', startsAt: middle, endsAt: end, undoable: true },
    { items: [{ title: 'Mục 1' }, { title: 'Mục 2' }] },
    { items: [{ title: 'Mục 3' }] },
  ]);
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(page.getByText('Đã hoàn tác')).toBeVisible();
  expect(sent.slice(4)).toMatchObject([
    { items: [{ title: 'Mục 1' }, { title: 'Mục 2' }, { title: 'Mục 3' }] },
    { endsAt: end, version: meeting.version + 1 },
  ]);
});
