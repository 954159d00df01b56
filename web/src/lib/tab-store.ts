import { useSyncExternalStore } from 'react';
import { session } from './session/session.ts';

interface TabStore<T> {
  read(key: string): T | undefined;
  /** Undefined removes it. */
  write(key: string, value: T | undefined): void;
  /** Follows the value inside a component. */
  use(key: string): T | undefined;
}

function readStored<T>(name: string, parse: (value: unknown) => T | undefined): Map<string, T> {
  const values = new Map<string, T>();
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    for (const [key, value] of Object.entries(stored ?? {})) {
      const parsed = parse(value);
      if (parsed !== undefined) values.set(key, parsed);
    }
  } catch {
    // Storage that is blocked or holds something else keeps nothing; the values then live as long as the page.
  }
  return values;
}

function writeStored<T>(name: string, values: ReadonlyMap<string, T>): void {
  try {
    if (values.size === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // As above.
  }
}

/** Values by key that outlive the page and a reload of the tab, until the person signs out. */
export function createTabStore<T>(name: string, parse: (value: unknown) => T | undefined): TabStore<T> {
  let values: Map<string, T> | undefined;
  const listeners = new Set<() => void>();
  const all = (): Map<string, T> => {
    values ??= readStored(name, parse);
    return values;
  };
  const changed = () => {
    writeStored(name, all());
    for (const listener of listeners) listener();
  };
  session.subscribe(() => {
    if (session.get() !== null || !session.wasLeft()) return;
    all().clear();
    changed();
  });
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const store: TabStore<T> = {
    read: (key) => all().get(key),
    write(key, value) {
      if (value === undefined) all().delete(key);
      else all().set(key, value);
      changed();
    },
    use: (key) => useSyncExternalStore(subscribe, () => all().get(key)),
  };
  return store;
}
