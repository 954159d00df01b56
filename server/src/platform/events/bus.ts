import type { Scope } from '../database/scope.ts';

/** Events by name. Each domain adds its own in its `<name>.events.ts` by declaration merging; any domain may listen. */
export interface DomainEvents {}

export type EventName = keyof DomainEvents;

type Listener<N extends EventName> = (scope: Scope, event: DomainEvents[N]) => Promise<void>;

export interface Bus {
  /**
   * Calls the listeners inside the emitter's transaction: their writes commit with the change or not at all. Effects
   * that must wait for the commit (a wake-up, closing a stream) go to `scope.afterCommit`.
   */
  emit<N extends EventName>(scope: Scope, name: N, event: DomainEvents[N]): Promise<void>;
  on<N extends EventName>(name: N, listener: Listener<N>): void;
}

export function createBus(): Bus {
  const listeners = new Map<EventName, readonly ((scope: Scope, event: never) => Promise<void>)[]>();
  return {
    async emit<N extends EventName>(scope: Scope, name: N, event: DomainEvents[N]) {
      // `on` only stores under a name what listens to that name.
      const named = (listeners.get(name) ?? []) as readonly Listener<N>[];
      for (const listener of named) await listener(scope, event);
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
  };
}
