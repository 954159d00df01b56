import { expect, test } from 'vitest';
import { mergeGroups } from './merge-readings.rules.ts';

const reading = (
  id: string,
  evidence: number[],
  state: 'proposed' | 'approved' = 'proposed',
  kind: 'decision' | 'task' = 'decision',
) => ({
  ...{ id, kind, evidence, state, source: { transcriptId: 'talk', version: 1 } },
});

test('the fullest of a group stands for all, with their turns', () => {
  const all = [reading('short', [9]), reading('other', [1]), reading('full', [4])];
  expect(mergeGroups(all, [[2, 0]])).toEqual({
    readings: [all[1], { ...all[2], evidence: [4, 9] }],
    repeatedIds: ['short'],
  });
});

test('what a person approved stands for all; what several approved stays', () => {
  const one = [reading('short', [9], 'approved'), reading('full', [4])];
  expect(mergeGroups(one, [[1, 0]])).toMatchObject({
    readings: [{ id: 'short', evidence: [4, 9] }],
    repeatedIds: ['full'],
  });
  const two = [reading('short', [9], 'approved'), reading('full', [4], 'approved')];
  expect(mergeGroups(two, [[1, 0]])).toEqual({ readings: two, repeatedIds: [] });
});

test('a task stands for a decision that repeats it, but not for one a person approved', () => {
  const task = reading('task', [4], 'proposed', 'task');
  const repeated = [reading('decision', [4, 5]), task];
  expect(mergeGroups(repeated, [[1, 0]])).toMatchObject({
    readings: [{ id: 'task', evidence: [4, 5] }],
    repeatedIds: ['decision'],
  });
  const approved = [reading('decision', [4, 5], 'approved'), task];
  expect(mergeGroups(approved, [[1, 0]])).toEqual({ readings: approved, repeatedIds: [] });
});
