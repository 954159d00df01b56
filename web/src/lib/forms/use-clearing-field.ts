import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form';
import type { Problem, useClearingForm } from './use-clearing-form.ts';

/** Props of a control that reports its value itself, under the rule of the form: an edit removes its error. */
export function useClearingField<V extends FieldValues, N extends Path<V>>(
  { control, forgive }: ReturnType<typeof useClearingForm<V>>,
  name: N,
  problem?: Problem<PathValue<V, N>, V>,
) {
  const { field } = useController({
    control,
    name,
    rules: { validate: (value, values) => problem?.(value, values) ?? true },
  });
  const { ref, value, onBlur } = field;
  const onChange = (next: PathValue<V, N>) => {
    forgive(name);
    field.onChange(next);
  };
  return { ref, value, onBlur, onChange };
}
