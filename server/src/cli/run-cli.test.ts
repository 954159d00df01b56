import { expect, test } from 'vitest';
import { runCli } from './run-cli.ts';

test('the command line is explained in Vietnamese, and a wrong one does nothing', async () => {
  const lines: string[] = [];
  const out = (line: string) => void lines.push(line);
  expect(await runCli(['--help'], {}, { out, err: out })).toBe(0);
  expect(lines.join('\n')).toContain('backup');
  expect(await runCli(['backup', '--help'], {}, { out, err: out })).toBe(0);
  expect(lines.at(-1)).toContain('BACKUP_KEY_FILE');
  expect(await runCli(['sao-lưu'], {}, { out, err: out })).toBe(2);
  expect(await runCli(['backup', '--nhanh'], {}, { out, err: out })).toBe(2);
  expect(
    await runCli(
      ['restore', '--at', 'hôm qua'],
      { DATA_DIR: '/nowhere/x', BACKUP_DIR: '/nowhere/y' },
      { out, err: out },
    ),
  ).toBe(2);
});
