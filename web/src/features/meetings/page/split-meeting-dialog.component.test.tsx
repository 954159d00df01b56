import { undoOwnMeeting } from '@hopgon/contract/meetings/lifecycle/routes';
import { createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { readAgenda, saveAgenda } from '@hopgon/contract/preparation/routes';
import type { AgendaItem } from '@hopgon/contract/preparation/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../../testing/answer-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf, meetingOf, wholeMeetingOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { SplitMeetingDialog } from './split-meeting-dialog.tsx';

const times = { startsAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-11-20T03:00:00.000Z' };
const meeting = wholeMeetingOf(meetingOf(7, { title: 'Giao ban', ...times }));
const itemOf = (number: number): AgendaItem => ({
  ...{ id: idOf(50 + number), title: `Mục ${number}`, minutes: 30, presenter: null, note: '' },
  ...{ done: false, source: null },
});
const agendaOf = (version: number, numbers: readonly number[]) => ({
  ...{ version, items: numbers.map(itemOf), totalMinutes: 60, meetingMinutes: 120, can: { edit: true } },
});
const dialog = page.getByRole('dialog', { name: 'Tách cuộc họp thành hai buổi?' });
const split = dialog.getByRole('button', { name: 'Tách' });

async function open(api: Api) {
  api.reply(readAgenda, () => agendaOf(3, [1, 2]));
  api.reply(updateMeeting, ({ body }) => ({ ...meeting, ...Object(body), version: 5 }));
  api.reply(createMeeting, () => ({ ...meeting, id: idOf(8), version: 1 }));
  api.reply(undoOwnMeeting, () => ({}));
  api.reply(saveAgenda, ({ params }) =>
    params.meetingId === meeting.id ? agendaOf(4, [1]) : agendaOf(1, [2]),
  );
  await renderInApp(<SplitMeetingDialog open meeting={meeting} onOpenChange={() => undefined} />);
  await expect.element(dialog.getByText('Mục 2')).toBeVisible();
}

const ends = (api: Api) => api.callsOf(updateMeeting).map(({ body }) => Object(body).endsAt);

test('an agenda that was changed meanwhile leaves everything as it is', async ({ api }) => {
  await open(api);
  api.reply(readAgenda, () => agendaOf(4, [1, 2]));
  await split.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/vừa được người khác sửa/);
  expect([ends(api), api.callsOf(createMeeting)]).toEqual([[], []]);
});

test('a step that fails undoes those before it', async ({ api }) => {
  await open(api);
  api.refuse(saveAgenda, 'version_stale');
  await split.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(ends(api)).toEqual(['2026-11-20T02:00:00.000Z', times.endsAt]);
  expect(api.callsOf(undoOwnMeeting)).toMatchObject([{ params: { meetingId: idOf(8) } }]);
});

test('undo brings the agenda back with the ids of the items that stayed', async ({ api }) => {
  await open(api);
  await split.click();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(page.getByText('Đã hoàn tác')).toBeVisible();
  const { version, items } = Object(api.callsOf(saveAgenda).at(-1)?.body);
  expect([version, items.map(({ id }: AgendaItem) => id)]).toEqual([4, [idOf(51), undefined]]);
});
