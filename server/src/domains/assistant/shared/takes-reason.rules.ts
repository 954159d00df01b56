import type { Answer } from '@hopgon/contract/meetings/schemas';

/** A reason belongs to every answer but a yes, as the server keeps it. */
export const takesReason = (answer: Answer): boolean => answer !== 'accepted';
