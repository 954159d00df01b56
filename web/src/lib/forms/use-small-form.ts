import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { Problem } from './use-clearing-form.ts';

type Errors<V> = { readonly [N in keyof V]?: string };

function fill(input: HTMLInputElement, value: string | boolean): void {
  if (typeof value === 'boolean') input.checked = value;
  else input.value = value;
}

/**
 * The manners of `useClearingForm` for text and boxes to tick alone, without the library behind it: for pages that a first
 * visit loads.
 */
export function useSmallForm<V extends Record<keyof V & string, string | boolean>>(initial: V) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<V>>({});
  const [isSubmitting, submitting] = useState(false);
  const latest = useRef(initial);
  const inputs = useRef(new Map<string, HTMLInputElement>());
  // The same for each rendering: an input is filled when it comes, with what stood there when it went, and not again.
  const refs = useRef(new Map<string, (input: HTMLInputElement | null) => void>());
  // Filled by each rendering, in the order of the fields.
  const judges = new Map<keyof V & string, (all: V) => string | null>();

  const refFor = (name: keyof V & string) => {
    const known = refs.current.get(name);
    if (known) return known;
    const made = (input: HTMLInputElement | null): void => {
      if (!input) return void inputs.current.delete(name);
      inputs.current.set(name, input);
      fill(input, latest.current[name]);
    };
    refs.current.set(name, made);
    return made;
  };

  const edit = (name: keyof V & string, { target }: ChangeEvent<HTMLInputElement>): void => {
    const value = typeof initial[name] === 'boolean' ? target.checked : target.value;
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  const isFine = (): boolean => {
    const found = [...judges].flatMap(([name, judge]) => {
      const text = judge(latest.current);
      return text === null ? [] : [[name, text] as const];
    });
    setErrors(errorsOf(found));
    const [first] = found;
    if (first) inputs.current.get(first[0])?.focus();
    return !first;
  };

  return {
    /** Props of an input. */
    field: <N extends keyof V & string>(name: N, problem?: Problem<V[N], V>) => {
      judges.set(name, (all) => problem?.(all[name], all) ?? null);
      return {
        name,
        ref: refFor(name),
        onChange: (event: ChangeEvent<HTMLInputElement>) => edit(name, event),
      };
    },
    /** What to show under a field. */
    error: (name: keyof V): string | undefined => errors[name],
    /** Shows what the server found wrong with a field. */
    refuse: (name: keyof V & string, message: string): void => {
      setErrors((before) => ({ ...before, [name]: message }));
      inputs.current.get(name)?.focus();
    },
    onSubmit: (work: (values: V) => Promise<void>) => async (event: FormEvent) => {
      event.preventDefault();
      if (isSubmitting || !isFine()) return;
      submitting(true);
      try {
        await work(latest.current);
      } finally {
        submitting(false);
      }
    },
    isSubmitting,
    /** As this rendering knows them. */
    values,
    /** As they stand at the moment of asking. */
    getValues: (): V => latest.current,
  };
}

function errorsOf<V>(found: readonly (readonly [keyof V & string, string])[]): Errors<V> {
  const errors: { [N in keyof V]?: string } = {};
  for (const [name, text] of found) errors[name] = text;
  return errors;
}
