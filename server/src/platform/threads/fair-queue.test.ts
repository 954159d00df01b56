import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const everybody = () => true;

function queueOf(...entries: readonly (readonly [owner: string, item: string])[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const [owner, item] of entries) queue.add(owner, item);
  return queue;
}

function allOf(queue: FairQueue<string>, mayRun: (owner: string) => boolean = everybody): string[] {
  const found: string[] = [];
  for (let next = queue.next(mayRun); next; next = queue.next(mayRun)) found.push(next.item);
  return found;
}

test('owners take turns, each in its own order', () => {
  const queue = queueOf(['a', 'a1'], ['a', 'a2'], ['a', 'a3'], ['b', 'b1'], ['c', 'c1'], ['b', 'b2']);
  expect(allOf(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.size).toBe(0);
});

test('an owner who comes later waits for one item of each other owner, not for all of them', () => {
  const queue = queueOf(['a', 'a1'], ['a', 'a2'], ['a', 'a3']);
  expect(queue.next(everybody)?.item).toBe('a1');
  queue.add('b', 'b1');
  expect(allOf(queue)).toEqual(['a2', 'b1', 'a3']);
});

test('an owner who may not run is skipped and keeps its items', () => {
  const queue = queueOf(['a', 'a1'], ['b', 'b1'], ['a', 'a2']);
  expect(allOf(queue, (owner) => owner === 'b')).toEqual(['b1']);
  expect([queue.size, queue.sizeOf('a'), queue.sizeOf('b')]).toEqual([2, 2, 0]);
  expect(queue.clear()).toEqual(['a1', 'a2']);
  expect(queue.next(everybody)).toBeNull();
});
