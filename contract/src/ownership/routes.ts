import { z } from 'zod';
import { Id, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { OwnershipOffer } from './schemas.ts';

export const readOwnershipOffer = defineRoute({
  method: 'GET',
  path: '/api/v1/company/ownership-offer',
  summary:
    'The open offer of ownership; null when there is none, and for all but the owner and whom it is made to',
  access: 'company',
  reply: z.object({ offer: OwnershipOffer.nullable() }),
  failures: [],
});

export const offerOwnership = defineRoute({
  method: 'POST',
  path: '/api/v1/company/ownership-offer',
  summary: 'Offer the company to a member; open for 7 days, to one member at a time',
  access: 'owner',
  idempotent: true,
  body: z.object({ userId: Id }),
  reply: OwnershipOffer,
  failures: ['not_allowed', 'member_not_found', 'ownership_already_yours', 'ownership_already_offered'],
});

export const withdrawOwnershipOffer = defineRoute({
  method: 'DELETE',
  path: '/api/v1/company/ownership-offer',
  summary: 'Take the offer back before it is answered',
  access: 'owner',
  reply: Nothing,
  failures: ['not_allowed', 'ownership_not_offered'],
});

export const acceptOwnership = defineRoute({
  method: 'POST',
  path: '/api/v1/company/ownership-offer/acceptance',
  summary: 'Become the owner; the owner until now becomes an admin',
  access: 'company',
  idempotent: true,
  reply: Nothing,
  failures: ['ownership_not_offered'],
});

export const declineOwnership = defineRoute({
  method: 'POST',
  path: '/api/v1/company/ownership-offer/refusal',
  summary: 'Leave the company with its owner',
  access: 'company',
  idempotent: true,
  reply: Nothing,
  failures: ['ownership_not_offered'],
});
