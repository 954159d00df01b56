const CLOCK = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?$/;

/** Milliseconds of `mm:ss`, `hh:mm:ss` or `hh:mm:ss.mmm` (comma or dot); null for anything else. */
export function readTimestamp(text: string): number | null {
  const match = CLOCK.exec(text);
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  if (Number(seconds) > 59 || Number(minutes) > 59) return null;
  return clockToMs(Number(hours), Number(minutes), Number(seconds), Number(fraction.padEnd(3, '0')));
}

export function clockToMs(hours: number, minutes: number, seconds: number, millis: number): number {
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis;
}
