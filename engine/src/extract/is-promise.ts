import type { ScoredClause } from './meeting-view.ts';

const LIKELY = 0.5;

/** "Em sẽ tính lại chi phí vận chuyển trước thứ tư.": work that its speaker promises, and no question. */
export const isPromise = ({ task, commitment, question }: ScoredClause): boolean =>
  task >= LIKELY && commitment >= LIKELY && question < LIKELY;
