import { updateMeeting } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { updateSeries } from '@hopgon/contract/series/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { SeriesPart } from '../../../data/meetings/series.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf, meetingOf, wholeMeetingOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { detailsOf, meetingDraftOf } from './meeting-form.rules.ts';
import { useSaveMeeting } from './use-save-meeting.ts';

const nine = new Date('2037-03-10T02:00:00Z');
const half = new Date('2037-03-10T02:30:00Z');
const hours = { startsAt: nine.toISOString(), endsAt: half.toISOString() };
const alone = wholeMeetingOf(meetingOf(1, hours));
const ofSeries = wholeMeetingOf(
  meetingOf(1, { ...hours, series: { id: idOf(9), start: hours.startsAt, detached: false } }),
);
const before = detailsOf(meetingDraftOf(alone), { startsAt: nine, endsAt: half });
const later = { startsAt: '2037-03-10T07:00:00.000Z', endsAt: '2037-03-10T07:30:00.000Z' };

function Save({ meeting, span }: { readonly meeting: Meeting; readonly span: SeriesPart }) {
  const nothing = () => undefined;
  const { save } = useSaveMeeting(meeting, {
    before,
    onSaved: nothing,
    onNewer: nothing,
    onClashes: nothing,
  });
  return (
    <button type="button" onClick={() => void save({ version: 1, ...before, ...later }, span)}>
      Lưu
    </button>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();

test('an undo restores the time that was saved, and changes nothing else', async ({ api }) => {
  api.reply(updateMeeting, () => ({ ...alone, version: 2 }));
  await renderInApp(<Save meeting={alone} span="this" />);
  await press('Lưu');
  await press('Hoàn tác');
  await expect.element(page.getByText('Đã hoàn tác')).toBeVisible();
  const [, back] = api.callsOf(updateMeeting);
  expect(back?.body).toEqual({ version: 2, ...hours, allowClashes: true });
});

test('of a series all that were parted go back, and rejoin those before', async ({ api }) => {
  api.reply(updateSeries, () => ({ ...ofSeries, version: 2 }));
  await renderInApp(<Save meeting={ofSeries} span="following" />);
  await press('Lưu');
  await press('Hoàn tác');
  await expect.element(page.getByText('Đã hoàn tác')).toBeVisible();
  const [, back] = api.callsOf(updateSeries);
  expect(back?.body).toEqual({ version: 2, ...hours, allowClashes: true, span: 'all', rejoins: true });
});
