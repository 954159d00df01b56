/** Where a conversation is read. */
export const chatPathOf = (sessionId: string): string => `/chat?s=${sessionId}`;

export const awayText = (title: string, isCard: boolean): string =>
  isCard ? `Trợ lý chờ bạn xác nhận trong “${title}”.` : `Trợ lý đã trả lời trong “${title}”.`;
