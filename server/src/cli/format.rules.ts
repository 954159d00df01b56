/** `2026-11-27 09:30` in Vietnam, or any ISO time with its zone, as ISO in UTC; null for anything else. */
export function parseTime(text: string): string | null {
  const [, date, time, zone = '+07:00'] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text.trim()) ??
    [];
  if (date === undefined) return null;
  const parsed = new Date(`${date}T${time}${zone}`);
  return Number.isNaN(parsed.getTime()) ? null : parsed.toISOString();
}
