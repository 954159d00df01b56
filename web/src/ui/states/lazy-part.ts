import { type ComponentType, createElement, type FunctionComponent, use } from 'react';

interface PartState<P> {
  readonly load: () => Promise<ComponentType<P>>;
  loading?: Promise<void> | undefined;
  component?: ComponentType<P>;
  failure?: { readonly error: unknown } | undefined;
}

export interface LazyPart<P> extends FunctionComponent<P> {
  /** Never rejects: a part that did not load is shown as missing when it is rendered. */
  readonly preload: () => Promise<void>;
}

const failed = new Set<{ failure?: unknown }>();

/** Parts that did not load are loaded again when they are next rendered. */
export function forgetFailedParts(): void {
  for (const state of failed) state.failure = undefined;
  failed.clear();
}

function loadPart<P>(state: PartState<P>): Promise<void> {
  state.failure = undefined;
  state.loading ??= state.load().then(
    (component) => {
      state.component = component;
    },
    (error: unknown) => {
      state.failure = { error };
      state.loading = undefined;
      failed.add(state);
    },
  );
  return state.loading;
}

function usePart<P>(state: PartState<P>): ComponentType<P> | null {
  if (state.failure) throw state.failure.error;
  if (!state.component) use(loadPart(state));
  return state.component ?? null;
}

/**
 * A component whose code is loaded when it is first rendered. Unlike the router's own wrapper it never reloads the page
 * when the code does not come: without a network there would be no page to come back to.
 */
export function lazyPart<K extends string, P extends object>(
  load: () => Promise<Readonly<Record<K, ComponentType<P>>>>,
  name: K,
): LazyPart<P> {
  const state: PartState<P> = { load: async () => (await load())[name] };
  const part = (props: P) => {
    const component = usePart(state);
    return component && createElement(component, props);
  };
  return Object.assign(part, { preload: () => loadPart(state) });
}
