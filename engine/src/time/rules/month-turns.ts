/** Which month, counted from the present one. */
export const monthTurns = [
  { words: '(này|nay)', amount: 0 },
  { words: '(sau|tới)', amount: 1 },
  { words: '(trước|rồi|vừa rồi|vừa qua)', amount: -1 },
] as const;
