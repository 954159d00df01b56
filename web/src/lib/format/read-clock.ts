/** A clock as people type it, as `HH:mm`; null when it is none. */
export function readClock(typed: string): string | null {
  const found = /^\s*(\d{1,2})(?:\s*(?:[:.hg]|giờ)\s*(\d{2})?|(\d{2}))?\s*$/iu.exec(typed.normalize('NFC'));
  if (!found) return null;
  const hour = Number(found[1]);
  const minutes = Number(found[2] ?? found[3] ?? 0);
  if (hour > 23 || minutes > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
