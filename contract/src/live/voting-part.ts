import type { ParticipantRole } from '../meetings/schemas.ts';

/** Guests, and those who are only informed, count neither for the quorum nor in votes. */
export const isVotingPart = (part: ParticipantRole): boolean => part !== 'guest' && part !== 'informed';
