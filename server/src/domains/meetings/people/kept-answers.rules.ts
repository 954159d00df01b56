import type { Answer } from '@hopgon/contract/meetings/schemas';

interface AnswerRow {
  readonly userId: string;
  readonly answer: Answer;
  readonly reason: string;
  readonly answeredAt: Date | null;
  /** As `askAgain` stores it. */
  readonly earlier: unknown;
}

/** All that is kept of somebody's answer to a meeting, for an undo. */
export interface KeptAnswer extends Omit<AnswerRow, 'answeredAt'> {
  /** ISO instant; null where there is no answer yet. */
  readonly answeredAt: string | null;
}

export const keepAnswer = ({ answeredAt, ...row }: AnswerRow): KeptAnswer => ({
  ...row,
  answeredAt: answeredAt?.toISOString() ?? null,
});
