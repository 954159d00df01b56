import type { Refusal } from '@hopgon/contract/failure';
import type { Role } from '@hopgon/contract/options';

/** Who may do what with the rooms of a company. */
export const roomPolicy = {
  manage: (actor: Role): Refusal => (actor === 'member' ? 'not_allowed' : null),
};
