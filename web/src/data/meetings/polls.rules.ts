import type { PollSummary } from '@hopgon/contract/scheduling/schemas';

/** Whether the viewer is asked and has not voted, or not since a time was added. */
export const awaitsVote = ({ can, voted }: PollSummary): boolean => can.vote && voted === false;
