import type { Refusal } from '@hopgon/contract/failure';
import type { Role } from '@hopgon/contract/options';

/** Every member reads and proposes; owner and admins change. */
export const glossaryPolicy = {
  manage: (actor: Role): Refusal => (actor === 'member' ? 'not_allowed' : null),
};
