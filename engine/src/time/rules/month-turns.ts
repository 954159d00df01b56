/** Which month, counted from the present one. */
export const monthTurns = [
  ['(này|nay)', 0],
  ['(sau|tới)', 1],
  ['(trước|rồi|vừa rồi|vừa qua)', -1],
] as const;
