import type { ReactNode } from 'react';

export interface SelectProps<V extends string> {
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly choices: readonly {
    readonly value: V;
    readonly label: string;
    /** Instead of the label, where more than words is to be seen. */
    readonly shown?: ReactNode;
  }[];
  readonly disabled?: boolean | undefined;
  /** Its name, where no `Field` gives one. */
  readonly label?: string | undefined;
}

export interface SelectTriggerProps {
  readonly id?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly className: string;
}

/** What a select shows of the choice with this value. */
export function renderChoice<V extends string>(choices: SelectProps<V>['choices'], value: V): ReactNode {
  const choice = choices.find((each) => each.value === value);
  return choice?.shown ?? choice?.label;
}
