/** Zones people here work in, by name; the company's own stands with them whatever it is. */
export function zoneChoices(own: string): { value: string; label: string }[] {
  const zones = new Map([
    ['Asia/Ho_Chi_Minh', 'Việt Nam (UTC+7)'],
    ['Asia/Bangkok', 'Thái Lan (UTC+7)'],
    ['Asia/Singapore', 'Singapore (UTC+8)'],
    ['Asia/Shanghai', 'Trung Quốc (UTC+8)'],
    ['Asia/Tokyo', 'Nhật Bản (UTC+9)'],
    ['Asia/Seoul', 'Hàn Quốc (UTC+9)'],
    ['Australia/Sydney', 'Sydney'],
    ['Europe/London', 'London'],
    ['Europe/Paris', 'Paris, Berlin'],
    ['America/New_York', 'New York'],
    ['America/Los_Angeles', 'Los Angeles'],
    ['UTC', 'UTC'],
  ]);
  if (!zones.has(own)) zones.set(own, own);
  return [...zones].map(([value, label]) => ({ value, label }));
}

/** What people here call a zone. */
export const zoneName = (zone: string): string =>
  zoneChoices(zone).find(({ value }) => value === zone)?.label ?? zone;

const offsets = new Map<string, Intl.DateTimeFormat>();

/** How far its clock is from UTC at an instant: 'GMT+7' */
export function zoneOffset(timeZone: string, at: number): string {
  const format =
    offsets.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' });
  offsets.set(timeZone, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
