import type { LegalFacts } from '@hopgon/contract/minutes/legal/schemas';
import type { SignaturePart } from '@hopgon/contract/minutes/schemas';

/** Who must sign: secretary and chair; in place of one who refuses, all others who attended and agreed, on one paper. */
export function signersOf({ legal }: { readonly legal: LegalFacts | null }): readonly SignaturePart[] {
  const isSecretaryRefusing = legal !== null && legal.secretaryRefusal !== '';
  const isChairRefusing = legal !== null && legal.chairRefusal !== '';
  const personal = [
    isSecretaryRefusing ? null : ('secretary' as const),
    isChairRefusing ? null : ('chair' as const),
  ].filter((part) => part !== null);
  return isSecretaryRefusing || isChairRefusing ? [...personal, 'members'] : personal;
}
