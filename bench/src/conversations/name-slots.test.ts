import { expect, test } from 'vitest';
import { nameSlots } from './name-slots.ts';

test.each([
  ['schedule', { date: '2026-12-01', time: '09:00' }, { start: '2026-12-01T09:00' }],
  ['schedule', { date: '2026-12-01' }, { date: '2026-12-01' }],
  ['move', { time: '09:00' }, { time: '09:00' }],
  ['remind', { date: '2026-12-01', time: '09:00' }, { at: '2026-12-01T09:00' }],
  ['series', { start: '16:00' }, { time: '16:00' }],
  ['series', { from: '2026-12-03', to: '2027-01-31' }, { from: '2026-12-03', until: '2027-01-31' }],
  ['respond', { answer: 'no', text: 'bận' }, { response: 'declined', reason: 'bận' }],
  ['respond', { response: 'tentative' }, { response: 'tentative' }],
  [
    'task-create',
    { people: ['ha'], deadline: '2026-12-01T17:00' },
    { assignee: 'ha', deadline: '2026-12-01' },
  ],
  ['note', { title: 'gửi mẫu' }, { text: 'gửi mẫu' }],
  ['agenda', { title: 'chốt giá', minutes: 15 }, { item: 'chốt giá', minutes: 15 }],
  ['mail-draft', { people: ['ha'], topic: 'gửi mẫu', meeting: 'k01' }, { to: 'ha', body: 'gửi mẫu' }],
  ['invite', { people: ['ha', 'huy'] }, { people: ['ha', 'huy'] }],
])('%s %j', (act, slots, named) => {
  expect(nameSlots(act, slots)).toEqual(named);
});
