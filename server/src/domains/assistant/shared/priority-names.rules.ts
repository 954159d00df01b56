/** What the priorities that words give are called on cards. */
export const priorityNames = { high: 'cao', normal: 'trung bình', low: 'thấp' } as const;
