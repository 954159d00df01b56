import { expect, test } from 'vitest';
import { composeWeekDigest, isWeekEmpty, type WeekAhead } from './week-digest-words.rules.ts';

const empty: WeekAhead = { overdue: [], due: [], meetings: [], minutes: [] };
const item = (title: string, deadline: string) => ({ title, deadline, isWaiting: false });
const saigon = 'Asia/Ho_Chi_Minh';
const meeting = {
  ...{ title: 'Giao ban', timeZone: saigon },
  ...{ startsAt: new Date('2026-11-24T02:30:00Z'), endsAt: new Date('2026-11-24T03:00:00Z') },
};
const reader = { name: 'Bình', companyName: 'Gỗ Việt', timeZone: saigon, link: 'https://hop.vn/dashboard' };

test.each([
  ['one thing', { ...empty, overdue: [item('Gọi khách', '2026-11-18')] }, 'Tuần này: 1 việc quá hạn'],
  [
    'everything',
    {
      overdue: [item('Gọi khách', '2026-11-18'), item('Báo giá', '2026-11-19')],
      due: [item('Ký hợp đồng', '2026-11-27')],
      meetings: [meeting],
      minutes: [{ title: 'Biên bản giao ban', waitsFor: 'sign' }],
    },
    'Tuần này: 2 việc quá hạn, 1 việc đến hạn, 1 cuộc họp và 1 biên bản chờ bạn',
  ],
] as const)('the subject counts %s', (_, week, subject) => {
  expect(composeWeekDigest(week, reader).subject).toBe(subject);
});

test('each list has its lines, those of meetings by the clock of the reader; of more than twenty the rest is counted', () => {
  const week: WeekAhead = {
    ...empty,
    meetings: [meeting],
    due: Array.from({ length: 22 }, (_, place) => item(`Việc ${place}`, '2026-11-27')),
    minutes: [{ title: 'Biên bản giao ban', waitsFor: 'sign' }],
  };
  const lists = (timeZone: string) =>
    composeWeekDigest(week, { ...reader, timeZone }).parts.flatMap((part) =>
      part.is === 'list' ? [[part.title, part.items[0], part.items.at(-1)]] : [],
    );
  expect(lists(saigon)).toEqual([
    ['Việc đến hạn tuần này', 'Việc 0 (hạn 27/11/2026)', 'và 2 mục khác'],
    ['Cuộc họp tuần này', 'Thứ Ba 24/11, 09:30–10:00: Giao ban', 'Thứ Ba 24/11, 09:30–10:00: Giao ban'],
    ['Biên bản chờ bạn', 'Biên bản giao ban: chờ bạn ký', 'Biên bản giao ban: chờ bạn ký'],
  ]);
  expect(lists('Asia/Tokyo')[1]?.[1]).toBe('Thứ Ba 24/11, 11:30–12:00: Giao ban');
});

test('what its reader has not answered is said to wait', () => {
  const waiting = { ...item('Gọi khách', '2026-11-18'), isWaiting: true };
  const { parts } = composeWeekDigest({ ...empty, overdue: [waiting], due: [waiting] }, reader);
  expect(parts.flatMap((part) => (part.is === 'list' ? part.items : []))).toEqual([
    'Gọi khách (từ 18/11/2026, chờ bạn trả lời)',
    'Gọi khách (hạn 18/11/2026, chờ bạn trả lời)',
  ]);
});

test('a week with nothing in it is empty', () => {
  expect(isWeekEmpty(empty)).toBe(true);
  expect(isWeekEmpty({ ...empty, meetings: [meeting] })).toBe(false);
});
