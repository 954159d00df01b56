import type { ProofMethod } from '@hopgon/contract/security/schemas';

export interface GuardDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly proofs: readonly ProofMethod[];
}
