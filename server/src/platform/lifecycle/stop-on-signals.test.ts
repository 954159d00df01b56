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
