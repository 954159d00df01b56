import { expect, test, vi } from 'vitest';
import { activateThen } from './activate-then.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly postMessage = vi.fn();
  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
  move(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

test.each(['activated', 'redundant'] as const)('a worker that is %s already needs no wait', (state) => {
  const [worker, callBack] = [new FakeWorker(state), vi.fn()];
  activateThen(worker, callBack);
  expect(callBack).toHaveBeenCalledOnce();
});

test.each([
  ['it took over', ['activating', 'activated', 'redundant']],
  ['a newer one took its place', ['redundant']],
] as const)('the callback comes once, when %s', (_, states) => {
  const [worker, callBack] = [new FakeWorker('installed'), vi.fn()];
  activateThen(worker, callBack);
  expect(worker.postMessage).toHaveBeenCalledWith('activate');
  expect(callBack).not.toHaveBeenCalled();
  for (const state of states) worker.move(state);
  expect(callBack).toHaveBeenCalledOnce();
});

test.each([
  [2_000, 2],
  [6_000, 1],
])(
  'a worker that does not come is not waited for; one that comes %i ms later: called %i times',
  (later, times) => {
    vi.useFakeTimers();
    const [worker, callBack] = [new FakeWorker('installed'), vi.fn()];
    activateThen(worker, callBack);
    vi.advanceTimersByTime(4_000);
    expect(callBack).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(callBack).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(later);
    worker.move('activated');
    worker.move('redundant');
    expect(callBack).toHaveBeenCalledTimes(times);
    vi.useRealTimers();
  },
);
