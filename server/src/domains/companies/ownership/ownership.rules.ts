/** Milliseconds an offer of ownership can be answered: seven days. */
const openFor = 7 * 24 * 60 * 60 * 1000;

export const answerBy = (offeredAt: Date): Date => new Date(offeredAt.getTime() + openFor);

/** When an offer ends, as a mail says it: "09:30, 28/11/2026". */
export function lastDayOf(expiresAt: Date, timeZone: string): string {
  const clock = expiresAt.toLocaleTimeString('vi-VN', { timeZone, hour: '2-digit', minute: '2-digit' });
  const day = expiresAt.toLocaleDateString('vi-VN', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return `${clock}, ${day}`;
}
