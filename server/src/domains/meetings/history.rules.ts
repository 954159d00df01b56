import type { ChangedField } from '@hopgon/contract/meetings/schemas';

/** One thing that differs; null stands for nothing. `subject`: whose part it is, a person's id or a guest's name. */
export interface FieldChange {
  readonly field: ChangedField;
  readonly from: string | null;
  readonly to: string | null;
  readonly subject?: string;
}
