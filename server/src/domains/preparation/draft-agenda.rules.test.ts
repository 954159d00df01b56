import type { Brief } from '@hopgon/contract/preparation/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftAgenda } from './draft-agenda.rules.ts';

const lastId = '0199a3c0-0000-7000-8000-000000000001';
const mai = '0199a3c0-0000-7000-8000-000000000002';
const nothing: Brief = {
  last: null,
  conclusions: [],
  questions: [],
  openItems: [],
  notReached: [],
  unapproved: 0,
};
const last = {
  id: lastId,
  title: 'Giao ban',
  startsAt: '2026-11-17T02:00:00.000Z',
  timeZone: 'Asia/Ho_Chi_Minh',
};
const task = (title: string): Brief['openItems'][number] => ({
  id: lastId,
  title,
  assigneeId: mai,
  assigneeName: 'Lê Thị Mai',
  givenByName: null,
  deadline: null,
  priority: 'cao',
  state: 'accepted',
  overdue: false,
  isSample: false,
  meeting: null,
  source: null,
  declineReason: '',
  extension: null,
  can: {
    ...{ accept: false, decline: false, edit: false, progress: false },
    ...{ requestExtension: false, answerExtension: false },
  },
  version: 1,
  createdAt: last.startsAt,
  updatedAt: last.startsAt,
  completedAt: null,
});

test('a goal alone gives its points: lines with or without bullets, or sentences', () => {
  const goals = [
    '- Chốt giá bán\n- Duyệt mẫu mới',
    '1. Chốt giá bán\n2) Duyệt mẫu mới',
    'Chốt giá bán. Duyệt mẫu mới.',
  ];
  for (const goal of goals) {
    expect(draftAgenda(goal, 60, nothing).map(({ title, source }) => [title, source.kind])).toEqual([
      ['Chốt giá bán', 'goal'],
      ['Duyệt mẫu mới', 'goal'],
    ]);
  }
  expect(draftAgenda('', 60, nothing)).toEqual([]);
});

test('its own goal comes first, then what was left, promised, concluded and asked last time; each says where it is from', () => {
  const brief: Brief = {
    last,
    notReached: [{ id: lastId, title: 'Ngân sách quý 1', minutes: 15 }],
    openItems: [task('Gửi báo giá cho khách')],
    conclusions: [{ text: 'Đổi sang gỗ sồi.', evidence: [3], version: 1 }],
    unapproved: 0,
    questions: [{ text: 'Khi nào giao hàng?', evidence: [5], version: 1 }],
  };
  const items = draftAgenda('Chốt giá bán', 60, brief);
  expect(items).toEqual([
    {
      title: 'Chốt giá bán',
      minutes: 20,
      presenter: null,
      source: { kind: 'goal', text: 'Chốt giá bán', meetingId: null },
    },
    {
      title: 'Ngân sách quý 1',
      minutes: 15,
      presenter: null,
      source: { kind: 'carried', text: 'Ngân sách quý 1', meetingId: lastId },
    },
    {
      title: 'Tình hình: Gửi báo giá cho khách',
      minutes: 5,
      presenter: { userId: mai, displayName: 'Lê Thị Mai' },
      source: { kind: 'task', text: 'Gửi báo giá cho khách', meetingId: lastId },
    },
    {
      title: 'Thực hiện kết luận: Đổi sang gỗ sồi.',
      minutes: 5,
      presenter: null,
      source: { kind: 'decision', text: 'Đổi sang gỗ sồi.', meetingId: lastId },
    },
    {
      title: 'Còn để ngỏ: Khi nào giao hàng?',
      minutes: 10,
      presenter: null,
      source: { kind: 'question', text: 'Khi nào giao hàng?', meetingId: lastId },
    },
  ]);
});

test('it never takes longer than the meeting, leaves nobody without a minute, and keeps the goal longest', () => {
  const words = fc.string({ minLength: 1, maxLength: 400 });
  const statements = fc.array(
    fc.record({ text: words, evidence: fc.array(fc.nat(9)), version: fc.constant(1) }),
    {
      maxLength: 20,
    },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_160 }),
      statements,
      statements,
      fc.array(words, { maxLength: 20 }),
      fc.array(
        fc.record({ id: fc.constant(lastId), title: words, minutes: fc.integer({ min: 1, max: 600 }) }),
        { maxLength: 20 },
      ),
      (minutes, conclusions, questions, tasks, notReached) => {
        const brief: Brief = {
          last,
          conclusions,
          questions,
          openItems: tasks.map(task),
          notReached,
          unapproved: 0,
        };
        const items = draftAgenda('Chốt giá bán', minutes, brief);
        expect(items.reduce((sum, item) => sum + item.minutes, 0)).toBeLessThanOrEqual(minutes);
        expect(items.every((item) => item.minutes >= 1 && item.title.length <= 200)).toBe(true);
        expect(items.some(({ source }) => source.kind === 'goal')).toBe(true);
        expect(items.every(({ source }) => source.text.length <= 300)).toBe(true);
      },
    ),
  );
});
