import { expect, test } from 'vitest';
import { explainServerOutput } from '../postgres/explain-server-output.ts';
import { DamagedObject, isOutage } from './damaged-object.ts';

test.each([
  [explainServerOutput('PANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device'), true],
  [explainServerOutput('LOG:  startup process (PID 12) was terminated by signal 9: Killed'), true],
  [explainServerOutput('PANIC:  could not locate a valid checkpoint record'), false],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), true],
  [Object.assign(new Error('read error'), { code: 'ENOSPC' }), true],
  [Object.assign(new Error('invalid page in block 7'), { code: 'XX001' }), false],
  [new DamagedObject('files/a: mã băm không khớp.'), false],
])('%s: it says nothing of the backup: %s', (error, expected) => {
  expect(isOutage(error)).toBe(expected);
});
