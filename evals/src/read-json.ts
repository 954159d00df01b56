/** Type guards for parsed JSON, for the fields the command line reads. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readText(record: JsonRecord, field: string): string {
  const value = record[field];
  if (typeof value !== 'string') throw new TypeError(`${field}: a text is expected`);
  return value;
}

export function readOptionalText(record: JsonRecord, field: string): string | null {
  const value = record[field];
  return typeof value === 'string' ? value : null;
}

export function readOptionalNumber(record: JsonRecord, field: string): number | null {
  const value = record[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function readList(record: JsonRecord, field: string): readonly unknown[] | null {
  const value = record[field];
  return Array.isArray(value) ? value : null;
}
