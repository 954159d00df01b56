import type { FailureCode } from './failure-codes.ts';
import { failureTexts } from './failure-texts.ts';

export type FailureValues = Readonly<Record<string, string | number>>;

/** Data of a refusal beside its text, such as what another person changed. */
export type FailureDetails = Readonly<Record<string, unknown>>;

/** The Vietnamese text of a refusal, its `{name}` parts filled from `values`. */
export const failureMessage = (code: FailureCode, values: FailureValues = {}): string =>
  failureTexts[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A refusal the product expects. Thrown in a use case, turned into the envelope at the border. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly values: FailureValues;
  readonly details: FailureDetails | null;

  constructor(code: FailureCode, values: FailureValues = {}, details: FailureDetails | null = null) {
    super(failureMessage(code, values));
    this.name = 'Failure';
    this.code = code;
    this.values = values;
    this.details = details;
  }
}

/** The answer of a policy: null permits, a code says why not. */
export type Refusal = FailureCode | null;

/** Throws unless the policy permits the action. */
export function demand(refusal: Refusal): void {
  if (refusal) throw new Failure(refusal);
}
