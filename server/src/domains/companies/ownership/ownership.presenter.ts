import type { OwnershipOffer } from '@hopgon/contract/ownership/schemas';
import type { OfferRow } from './ownership.store.ts';

export const presentOffer = (row: OfferRow, viewerId: string): OwnershipOffer => ({
  userId: row.user_id,
  displayName: row.display_name,
  offeredAt: row.offered_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  can: { answer: row.user_id === viewerId, withdraw: row.user_id !== viewerId },
});
