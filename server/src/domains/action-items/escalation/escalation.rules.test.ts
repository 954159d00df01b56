import { expect, test } from 'vitest';
import { escalationReader } from './escalation.rules.ts';

test.each([
  ['the chair', { assignee_id: 'An', leader_id: 'Chi', created_by: 'Bình' }, 'Chi'],
  ['who gave the work of no meeting', { assignee_id: 'An', leader_id: null, created_by: 'Bình' }, 'Bình'],
  ['who gave the work of the chair', { assignee_id: 'An', leader_id: 'An', created_by: 'Bình' }, 'Bình'],
  ['nobody of their own work', { assignee_id: 'An', leader_id: 'An', created_by: 'An' }, null],
  ['the chair of what is nobody’s', { assignee_id: null, leader_id: 'Chi', created_by: 'Bình' }, 'Chi'],
  ['nobody where nobody gave it', { assignee_id: 'An', leader_id: null, created_by: null }, null],
  [
    'who gave the work after the chair left',
    { assignee_id: 'An', leader_id: 'Đã nghỉ', created_by: 'Bình' },
    'Bình',
  ],
])('%s is notified', (_, row, reader) => {
  expect(escalationReader(row, new Set(['An', 'Bình', 'Chi']))).toBe(reader);
});
