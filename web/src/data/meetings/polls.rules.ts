import type { PollSummary } from '@hopgon/contract/scheduling/schemas';

/** Whether the viewer is asked and has said nothing yet. */
export const awaitsVote = ({ can, voted }: PollSummary): boolean => can.vote && voted === false;
