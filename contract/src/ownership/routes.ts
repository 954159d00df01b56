import { z } from 'zod';
import { Id, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { OwnershipOffer } from './schemas.ts';

export const readOwnershipOffer = defineRoute({
  method: 'GET',
  path: '/api/v1/company/ownership-offer',
  summary: 'Read the open offer of ownership',
  description: 'Null if there is none, and for everyone but the owner and the member it is made to.',
  access: 'company',
  reply: z.object({ offer: OwnershipOffer.nullable() }),
  failures: [],
});

export const createOwnershipOffer = defineRoute({
  method: 'POST',
  path: '/api/v1/company/ownership-offer',
  summary: 'Offer the ownership to a member',
  description: 'Valid for 7 days, and for one member at a time.',
  access: 'owner',
  idempotent: true,
  body: z.object({ userId: Id }),
  reply: OwnershipOffer,
  failures: ['not_allowed', 'member_not_found', 'ownership_already_yours', 'ownership_already_offered'],
});

export const withdrawOwnershipOffer = defineRoute({
  method: 'DELETE',
  path: '/api/v1/company/ownership-offer',
  summary: 'Withdraw the offer of ownership',
  access: 'owner',
  reply: Nothing,
  failures: ['not_allowed', 'ownership_not_offered'],
});

export const acceptOwnership = defineRoute({
  method: 'POST',
  path: '/api/v1/company/ownership-offer/acceptance',
  summary: 'Accept the ownership',
  description: 'The previous owner becomes an admin.',
  access: 'company',
  idempotent: true,
  reply: Nothing,
  failures: ['ownership_not_offered'],
});

export const declineOwnership = defineRoute({
  method: 'POST',
  path: '/api/v1/company/ownership-offer/refusal',
  summary: 'Decline the ownership',
  access: 'company',
  idempotent: true,
  reply: Nothing,
  failures: ['ownership_not_offered'],
});
