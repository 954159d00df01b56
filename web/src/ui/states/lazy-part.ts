import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  use,
  useEffect,
  useEffectEvent,
} from 'react';
import { isMissingPart } from '../../lib/missing-part.ts';
import { reloadIfReachable } from '../../lib/reload-if-reachable.ts';
import { toast } from '../overlays/toast.ts';

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

function usePart<P>(state: PartState<P>, isGivenUp = false): ComponentType<P> | null {
  if (isGivenUp) return null;
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

interface Overlay {
  readonly onOpenChange?: (open: boolean) => void;
  readonly onClose?: () => void;
}

const isMissing = ({ failure }: { readonly failure?: { readonly error: unknown } | undefined }): boolean =>
  failure?.error instanceof Error && isMissingPart(failure.error);

/** The same for what opens over a page: when its code does not come, it says so and closes, and the page stays. */
export function lazyOverlay<K extends string, P extends Overlay>(
  load: () => Promise<Readonly<Record<K, ComponentType<P>>>>,
  name: K,
): LazyPart<P> {
  const state: PartState<P> = { load: async () => (await load())[name] };
  const overlay = (props: P) => {
    const fails = isMissing(state);
    const giveUp = useEffectEvent(() => {
      state.failure = undefined;
      // Browsers that remember a failed import load it only in a new page.
      toast.fail('Chưa tải được phần này của ứng dụng. Hãy kiểm tra kết nối mạng rồi thử lại.', {
        label: 'Tải lại trang',
        run: () => void reloadIfReachable(),
      });
      props.onClose?.();
      props.onOpenChange?.(false);
    });
    useEffect(() => {
      if (fails) giveUp();
    }, [fails]);
    const component = usePart(state, fails);
    return component && createElement(component, props);
  };
  return Object.assign(overlay, { preload: () => loadPart(state) });
}
