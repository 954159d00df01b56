import type { FieldChange, MeetingChange } from '@hopgon/contract/meetings/schemas';
import { expect, test } from 'vitest';
import { changedBy } from '../form/conflict.rules.ts';
import { changeInWords, linesOfChanges } from './history-words.rules.ts';

const change = (field: FieldChange['field'], from: string | null, to: string | null, subject?: string) => ({
  field,
  from,
  to,
  subject: subject ?? null,
});

test.each<[FieldChange, string]>([
  [change('location', null, 'Tầng 5'), 'Địa điểm: để trống → Tầng 5'],
  [
    change('startsAt', '2026-11-24T02:30:00Z', '2026-11-24T03:00:00Z'),
    'Bắt đầu: Thứ Ba, 24/11/2026 lúc 09:30 → Thứ Ba, 24/11/2026 lúc 10:00',
  ],
  [change('type', 'in-person', 'video'), 'Hình thức: Tại phòng → Trực tuyến'],
  [change('timeZone', 'Asia/Ho_Chi_Minh', 'Europe/London'), 'Múi giờ: Việt Nam (UTC+7) → London'],
  [change('participant', null, 'attendee', 'Trần Chi'), 'Thêm Trần Chi (tham gia)'],
  [change('participant', 'attendee', 'chair', 'Trần Chi'), 'Sửa Trần Chi: tham gia → chủ trì'],
  [change('guest', 'guest', null, 'Chị Hoa'), 'Bỏ khách Chị Hoa'],
])('%j: %s', (field, words) => {
  expect(changeInWords(field, 'Asia/Ho_Chi_Minh')).toBe(words);
});

test('whole days stand in the history without a clock, in every zone', () => {
  const change = (field: FieldChange['field'], from: string, to: string) => ({
    ...{ field, from, to, subject: null },
  });
  const of = (version: number, fields: FieldChange[]): MeetingChange => ({
    id: `019f0000-0000-7000-8000-00000000000${version}`,
    ...{ version, kind: 'changed', by: null, at: '2026-11-24T02:30:00Z', fields },
  });
  const meeting = {
    startsAt: '2026-11-24T17:00:00Z',
    endsAt: '2026-11-25T17:00:00Z',
    timeZone: 'Asia/Ho_Chi_Minh',
  };
  const changes = [
    of(4, [change('title', 'A', 'B')]),
    of(3, [
      change('startsAt', '2026-11-23T17:00:00Z', meeting.startsAt),
      change('endsAt', '2026-11-24T17:00:00Z', meeting.endsAt),
    ]),
    of(2, [
      change('startsAt', '2026-11-23T02:00:00Z', '2026-11-23T17:00:00Z'),
      change('endsAt', '2026-11-23T03:00:00Z', '2026-11-24T17:00:00Z'),
    ]),
  ];
  expect(linesOfChanges(changes, meeting, 'Europe/Berlin')).toEqual([
    ['Tên: A → B'],
    ['Thời gian: Thứ Ba, 24/11/2026, cả ngày → Thứ Tư, 25/11/2026, cả ngày'],
    ['Thời gian: Thứ Hai, 23/11/2026, 03:00–04:00 → Thứ Ba, 24/11/2026, cả ngày'],
  ]);
});

test('beside a conflict stands who last changed that field', () => {
  const of = (
    displayName: string,
    kind: MeetingChange['kind'],
    fields: readonly FieldChange[],
  ): MeetingChange => ({
    id: '019f0000-0000-7000-8000-000000000001',
    version: 2,
    kind,
    by: { userId: '019f0000-0000-7000-8000-000000000002', displayName },
    at: '2026-11-24T02:30:00Z',
    fields: [...fields],
  });
  const changes = [
    of('An', 'ended', []),
    of('Trần Chi', 'changed', [
      change('location', null, 'Tầng 5'),
      change('participant', null, 'attendee', 'An'),
      change('guest', null, 'guest', 'Hoa'),
    ]),
  ];
  expect(changedBy(changes, 'location')).toBe('Trần Chi');
  expect(changedBy(changes, 'people')).toBe('Trần Chi');
  expect(changedBy(changes, 'title')).toBe('người khác');
});
