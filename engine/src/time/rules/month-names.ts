/** Which month, counted from the present one. */
export const monthTurns = [
  ['(này|nay)', 0],
  ['(sau|tới)', 1],
  ['(trước|rồi|vừa rồi|vừa qua)', -1],
] as const;

/** The two months of the moon that have names. */
export const lunarMonths = [
  ['giêng', 1],
  ['chạp', 12],
] as const;
