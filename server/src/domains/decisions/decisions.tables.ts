import type { ContradictionVerdict } from '@hopgon/contract/decisions/schemas';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    promise_verdicts: {
      company_id: string;
      promise_id: string;
      verdict: ContradictionVerdict;
      resolved_by: string;
      resolved_at: Date;
    };
    decision_contradictions: {
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
