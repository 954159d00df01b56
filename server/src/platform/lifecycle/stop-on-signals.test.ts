import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runSteps } from './stop-on-signals.ts';

test('steps run in order; one that fails or hangs is reported and does not block the others', async () => {
  const ran: string[] = [];
  const reported: string[] = [];
  const step = (name: string, run: () => unknown) => ({
    name,
    limitMs: 20,
    run: () => {
      ran.push(name);
      return run();
    },
  });
  const hang = new Promise(() => undefined);
  await runSteps(
    [
      step('fails', () => Promise.reject(new Error('broken'))),
      step('throws', () => {
        throw new Error('broken at once');
      }),
      step('hangs', () => hang),
      step('works', () => 'done'),
    ],
    (message) => reported.push(message),
  );
  expect(ran).toEqual(['fails', 'throws', 'hangs', 'works']);
  expect(reported).toEqual(['fails', 'throws', 'hangs: hết 20 ms']);
});

test('a step that hangs with nothing else alive does not end the process before the next one', async () => {
  const module = fileURLToPath(new URL('./stop-on-signals.ts', import.meta.url));
  const program = `
    const { runSteps } = await import(${JSON.stringify(module)});
    const hangs = { name: 'hangs', limitMs: 20, run: () => new Promise(() => undefined) };
    const next = { name: 'next', limitMs: 20, run: () => console.log('next ran') };
    await runSteps([hangs, next], () => undefined);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toBe('next ran\n');
});
