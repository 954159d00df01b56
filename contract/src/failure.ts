import type { FailureCode } from './failure-codes.ts';
import { failureTexts } from './failure-texts.ts';

export type FailureValues = Readonly<Record<string, string | number>>;

/** What a refusal carries beside its words, say what somebody else changed. */
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

/** What a policy answers: null is yes, a code says why not. */
export type Refusal = FailureCode | null;

/** Throws unless the policy said yes. */
export function demand(refusal: Refusal): void {
  if (refusal) throw new Failure(refusal);
}
