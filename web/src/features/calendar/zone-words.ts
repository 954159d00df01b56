const formats = new Map<string, Intl.DateTimeFormat>();

/** 'GMT+7' */
export function zoneName(timeZone: string, at: number): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' });
  formats.set(timeZone, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
