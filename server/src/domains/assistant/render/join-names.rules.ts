const together = new Intl.ListFormat('vi', { type: 'conjunction' });

/** "Bạn, Phạm Lộc và Trần Thị Mai" */
export const joinNames = (names: readonly string[]): string => together.format(names);
