import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTypedAhead } from './typed-ahead.ts';

const listeners = new Set<(event: object) => void>();

/** As much of an element as is asked of it. */
class Field {
  readonly inside: string | null;
  constructor(inside: string | null) {
    this.inside = inside;
  }
  closest(selector: string): Field | null {
    return selector === this.inside ? this : null;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', Field);
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) =>
    listeners.add(listener),
  );
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: object) => void) =>
    listeners.delete(listener),
  );
});
afterEach(() => {
  listeners.clear();
  vi.unstubAllGlobals();
});

const press = (key: string, rest: object = {}) => {
  const event = { key, target: null, preventDefault: vi.fn(), stopPropagation: vi.fn(), ...rest };
  for (const listener of listeners) listener(event);
  return event;
};

test('keys are kept from the press that opens until the field has the focus', () => {
  const ahead = createTypedAhead(() => undefined);
  press('x');
  ahead.begin();
  for (const key of ['h', 'ọ', 'b', 'Backspace', 'p', 'Shift', 'Enter']) press(key);
  expect(press('!').preventDefault).toHaveBeenCalled();
  expect(press('v', { ctrlKey: true }).preventDefault).not.toHaveBeenCalled();
  expect(ahead.end()).toBe('họp!');
  expect(press('a').preventDefault).not.toHaveBeenCalled();
  expect(ahead.end()).toBeNull();
});

test('a key that comes to what was opened is its own, though nobody said it has the focus', () => {
  const ahead = createTypedAhead(() => undefined);
  ahead.begin();
  expect(press('h', { target: new Field('[role="dialog"]') }).preventDefault).not.toHaveBeenCalled();
  expect(press('h', { target: new Field(null) }).preventDefault).toHaveBeenCalled();
  expect(ahead.end()).toBe('h');
});

test('Escape says that nobody waits any more', () => {
  const leave = vi.fn();
  const ahead = createTypedAhead(leave);
  ahead.begin();
  press('h');
  press('Escape');
  expect(leave).toHaveBeenCalledOnce();
  expect(ahead.end()).toBe('');
});
