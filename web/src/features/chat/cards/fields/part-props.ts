import type { CardForm, CardProblems } from './card-form.rules.ts';

/** What every group of fields of a card gets. */
export interface PartProps {
  readonly form: CardForm;
  readonly shown: CardProblems;
  readonly onChange: (part: Partial<CardForm>) => void;
}
