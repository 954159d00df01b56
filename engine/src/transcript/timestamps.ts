const CLOCK = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?$/;
/** Word transcripts of Teams write `0:0:2.370`: single digits, but always a fraction. */
const SINGLE_DIGITS = /^(\d{1,4}):(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/;

/** Milliseconds of `mm:ss`, `hh:mm:ss`, `hh:mm:ss.mmm` (comma or dot) or `h:m:s.f`; null for anything else. */
export function readTimestamp(text: string): number | null {
  const match = CLOCK.exec(text) ?? SINGLE_DIGITS.exec(text);
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match;
  if (Number(seconds) > 59 || (Number(minutes) > 59 && match[1] !== undefined)) return null;
  return clockToMs(Number(hours), Number(minutes), Number(seconds), Number(fraction.padEnd(3, '0')));
}

export function clockToMs(hours: number, minutes: number, seconds: number, millis: number): number {
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis;
}
