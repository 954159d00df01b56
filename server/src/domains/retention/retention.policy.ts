import type { Refusal } from '@hopgon/contract/failure';
import type { Role } from '@hopgon/contract/options';

/** What a company forgets is for its owner to say. */
export const retentionPolicy = {
  manage: (actor: Role): Refusal => (actor === 'owner' ? null : 'not_allowed'),
};
