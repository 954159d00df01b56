import { expect, test } from 'vitest';
import { meetingIdIn } from '../closed-lines.rules.ts';
import { composePush, type DueLine, newsEnd, pushKey } from './push-text.rules.ts';

const page = '/meetings/019ab000-0000-7000-8000-000000000001';
const line = (text: string, more: Partial<DueLine> = {}): DueLine => ({
  ...{ kind: 'meeting-changed', text, path: page },
  ...more,
});

test.each([
  [
    'one line says what it says',
    [line('An đã đổi nội dung của “Giao ban”.')],
    'all',
    'An đã đổi nội dung của “Giao ban”.',
  ],
  [
    'several of one meeting are one message',
    [line('An đã đổi nội dung của “Giao ban”.'), line('An đã đổi địa điểm của “Giao ban”.')],
    'all',
    'An đã đổi địa điểm của “Giao ban”. (và 1 thông báo khác)',
  ],
  [
    'of a meeting that was closed since it names nothing',
    [line('An mời bạn dự “Sáp nhập”.')],
    'closed',
    'Họp kín: bạn có thông báo mới.',
  ],
  [
    'several of a closed meeting are counted',
    [line('An mời bạn dự “Sáp nhập”.'), line('An đã đổi địa điểm của “Sáp nhập”.')],
    'closed',
    'Họp kín: bạn có thông báo mới và 1 thông báo khác.',
  ],
  [
    'a digest counts and names nothing',
    [
      line('Hôm nay bạn có 2 cuộc họp và 1 việc đến hạn. Sớm nhất là “Sáp nhập” lúc 09:00.', {
        kind: 'day-digest',
        path: '/dashboard',
      }),
    ],
    'all',
    'Hôm nay bạn có 2 cuộc họp và 1 việc đến hạn.',
  ],
  [
    'a withdrawn invitation names nothing',
    [line('An đã rút lời mời bạn dự “Sáp nhập”.', { kind: 'meeting-cancelled', path: '/meetings' })],
    'all',
    'Một lời mời họp gửi bạn đã được rút lại.',
  ],
  ['a long text is cut off', [line('a'.repeat(300))], 'all', `${'a'.repeat(239)}…`],
] as const)('%s', (_, lines, naming, body) => {
  expect(composePush(lines, naming, 'Gỗ Việt')?.body).toBe(body);
});

test('work of a meeting that its reader may not view is not named, and leads to their own tasks', () => {
  const given = line('An giao bạn việc “Định giá”.', { kind: 'item-proposed', path: `${page}?tab=viec` });
  expect(composePush([given], 'work', 'Gỗ Việt')).toMatchObject({
    body: 'Bạn có thông báo mới về một việc.',
    path: '/meetings/my-tasks',
  });
});

test('lines of one meeting have one key, whatever their tab; a poll is no meeting', () => {
  expect(pushKey(line('', { path: `${page}?tab=viec` }), 'all')).toBe(pushKey(line(''), 'all'));
  expect(meetingIdIn('/meetings/polls/019ab000-0000-7000-8000-000000000001')).toBeNull();
  expect(composePush([], 'all', 'Gỗ Việt')).toBeNull();
});

test.each([
  ['meeting-reminder', '2026-11-24T02:30:00.000Z', '2026-11-24T03:00:00.000Z', '2026-11-24T02:30:00.000Z'],
  // A whole day is reminded of in its morning, when it has begun.
  ['meeting-reminder', '2026-11-23T17:00:00.000Z', '2026-11-24T17:00:00.000Z', '2026-11-24T17:00:00.000Z'],
  ['meeting-changed', '2026-11-24T02:30:00.000Z', '2026-11-24T03:00:00.000Z', undefined],
] as const)('a line of %s about %s to %s is news until %s', (kind, startsAt, endsAt, end) => {
  const time = { startsAt, endsAt, timeZone: 'Asia/Ho_Chi_Minh', words: '', form: 'span' } as const;
  expect(newsEnd({ kind, time })?.toISOString()).toBe(end);
});
