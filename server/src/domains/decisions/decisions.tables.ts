import type { ContradictionVerdict } from '@hopgon/contract/decisions/schemas';

interface BeforeVerdict {
  /** With who said it and when, null where nothing stood before. */
  before_verdict: ContradictionVerdict | null;
  before_by: string | null;
  before_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    promise_verdicts: BeforeVerdict & {
      company_id: string;
      promise_id: string;
      verdict: ContradictionVerdict;
      resolved_by: string;
      resolved_at: Date;
    };
    decision_contradictions: BeforeVerdict & {
      company_id: string;
      /** Of the older decision, and of the newer one. */
      first_id: string;
      second_id: string;
      verdict: ContradictionVerdict;
      resolved_by: string;
      resolved_at: Date;
    };
  }
}
