import type { Company } from '@hopgon/contract/companies/schemas';
import type { Me } from '@hopgon/contract/users/schemas';

/** Who is signed in, where, and how they get to another company. */
export interface FramePerson {
  readonly me: Me;
  readonly company: Company;
  readonly onSwitch: (companyId: string) => void;
  readonly onJoin: () => void;
  readonly onCreate: () => void;
}
