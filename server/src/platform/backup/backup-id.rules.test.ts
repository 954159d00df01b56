import { expect, test } from 'vitest';
import { newBackupId, startOfBackup } from './backup-id.rules.ts';

test('an id says when its backup began', () => {
  const now = new Date('2026-11-27T19:00:05.400Z');
  expect(newBackupId(now, '0a1b')).toBe('20261127T190005Z-0a1b');
  expect(startOfBackup('20261127T190005Z-0a1b')).toEqual(new Date('2026-11-27T19:00:05Z'));
  expect(startOfBackup('lost+found')).toBeNull();
});
