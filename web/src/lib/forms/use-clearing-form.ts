import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';

import { keptForms } from './kept-forms.ts';
import { useKeptPlace } from './use-kept.ts';

/** Null when the value is fine, else what is wrong with it, in Vietnamese. */
export type Problem<T, V> = (value: T, values: V) => string | null;

/**
 * A form that judges at submit and forgives at once: a field's error goes when the field is edited, and comes back at
 * the next submit at the earliest. The first wrong field gets the focus. What is written in a form with a name, `keptAs`,
 * outlives a session that ends; one with secrets has none.
 */
export function useClearingForm<V extends FieldValues>(defaultValues: DefaultValues<V>, keptAs?: string) {
  const {
    register,
    formState,
    clearErrors,
    handleSubmit,
    setError,
    setFocus,
    setValue,
    reset,
    getValues,
    control,
    subscribe,
  } = useForm<V>({
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, isDirty } = formState;
  const place = useKeptPlace(keptAs);
  const begun = useRef<V | null>(null);
  useEffect(() => {
    if (!place) return;
    const fresh = getValues();
    const kept = keptForms.read(place, { values: fresh, begun: fresh });
    begun.current = kept?.begun ?? fresh;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => keptForms.write(place, { values, begun: begun.current }),
    });
    if (kept) reset(kept.values, { keepDefaultValues: true });
    return stop;
  }, [place, getValues, reset, subscribe]);

  return {
    /** Props of an input. */
    field: <N extends Path<V>>(name: N, problem?: Problem<PathValue<V, N>, V>) =>
      register(name, {
        validate: (value, values) => problem?.(value, values) ?? true,
        onChange: () => clearErrors(name),
      }),
    /** What to show under a field. */
    error: (name: Path<V>): string | undefined => {
      const message = errors[name]?.message;
      return typeof message === 'string' ? message : undefined;
    },
    /** Shows what the server found wrong with a field. */
    refuse: (name: Path<V>, message: string): void => {
      setError(name, { message });
      setFocus(name);
    },
    forgive: (name: Path<V>): void => clearErrors(name),
    /** Writes into fields, as if they were edited. */
    write: (values: Partial<V>): void =>
      reset({ ...getValues(), ...values }, { keepIsSubmitted: true, keepSubmitCount: true }),
    /** Writes into one field and leaves the others, and what is dirty, as they are. */
    fill: setValue,
    onSubmit: handleSubmit,
    isSubmitting,
    isDirty,
    getValues,
    /** What it began with, also where it is back after a session that ended. */
    getBegun: (): V => begun.current ?? getValues(),
    control,
  };
}
