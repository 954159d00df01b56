import type { Scope } from '../database/scope.ts';

/**
 * What happened, by name. Each domain adds its own in its `<name>.events.ts` by declaration merging; anyone may listen.
 */
export interface DomainEvents {}

export type EventName = keyof DomainEvents;

type Listener<N extends EventName> = (scope: Scope, event: DomainEvents[N]) => Promise<void>;

export interface Bus {
  /**
   * Tells the listeners, inside the emitter's transaction: what they write commits with the change or not at all.
   * What must wait for the commit (a wake-up, a closed stream) they hand to `scope.afterCommit`.
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
