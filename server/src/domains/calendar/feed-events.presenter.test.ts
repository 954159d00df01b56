import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../platform/calendar/calendar-event.rules.ts';
import { feedEvents } from './feed-events.presenter.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const at = (day: string): Date => new Date(`${day}T09:00:00+07:00`);
const mondays = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'].map(at);

const meetingAt = (slot: Date) => ({
  event: {
    ...{
      uid: 'chuỗi',
      sequence: 0,
      stamp: slot,
      timeZone,
      summary: 'Giao ban',
      description: '',
      location: '',
    },
    ...{ url: `https://hop.congty.vn/meetings/${slot.toISOString().slice(0, 10)}`, attendees: [] },
    ...{ start: slot, end: new Date(slot.getTime() + 1_800_000), instanceOf: slot, cancelled: false },
    organizer: { name: 'An', email: 'an@congty.vn' },
  } satisfies CalendarEvent,
  series: { id: 's', slot, detached: false },
});

const window = { from: at('2026-11-05'), to: at('2026-12-05'), now: at('2026-11-20') };

function masterOf(rule: string, slots: readonly Date[], within = window) {
  const [first] = slots;
  if (!first) throw new Error('a series has a meeting');
  const end = new Date(first.getTime() + 1_800_000);
  const mailedSeries = { rule, except: [at('2026-12-14')], sequence: 0, start: first, end };
  const ours = slots.filter((slot) => slot >= within.from && slot < within.to).map(meetingAt);
  const [master, ...others] = feedEvents(ours, new Map([['s', { mailedSeries, slots }]]), within);
  expect(others).toEqual([]);
  return {
    ...{ opens: master?.url.slice(-10), begins: master?.start.toISOString().slice(0, 10) },
    ...{ rule: master?.repeats?.rule, except: master?.repeats?.except.length },
  };
}

const whole = { ...window, from: at('2026-10-01'), to: at('2027-10-01') };
const endless = 'FREQ=WEEKLY;BYDAY=MO';
const bounded = { opens: '2026-11-23', begins: '2026-11-09' };

test.each([
  [
    'has an end within the window',
    `${endless};COUNT=6`,
    whole,
    { begins: '2026-11-02', rule: `${endless};COUNT=6`, except: 1 },
  ],
  [
    'goes on without an end',
    endless,
    whole,
    { begins: '2026-11-02', rule: `${endless};UNTIL=20261207T020000Z`, except: 0 },
  ],
  [
    'began before the window',
    `${endless};COUNT=6`,
    window,
    { ...bounded, rule: `${endless};UNTIL=20261130T020000Z` },
  ],
  [
    'ends after it',
    'FREQ=WEEKLY;UNTIL=20261207T020000Z;BYDAY=MO',
    window,
    { ...bounded, rule: `${endless};UNTIL=20261130T020000Z` },
  ],
] as const)(
  'a series that %s opens its next meeting and repeats within the window',
  (_, rule, within, seen) => {
    expect(masterOf(rule, mondays, within)).toMatchObject({ opens: '2026-11-23', ...seen });
  },
);

test('a series that is over opens its last meeting', () => {
  expect(masterOf(`${endless};COUNT=6`, mondays, { ...whole, now: at('2026-12-31') }).opens).toBe(
    '2026-12-07',
  );
});
