import type { Refusal } from '@hopgon/contract/failure';
import type { Role } from '@hopgon/contract/options';

/** Where the texts of a company go, and what that costs, is for its owner to say. */
export const modelsPolicy = {
  manage: (actor: Role): Refusal => (actor === 'owner' ? null : 'not_allowed'),
};
