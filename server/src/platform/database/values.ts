import pg from 'pg';

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

const arrayItem = (item: unknown): string => {
  if (item === null || item === undefined) return 'NULL';
  if (Array.isArray(item)) return arrayLiteral(item);
  if (Buffer.isBuffer(item)) return `"\\\\x${item.toString('hex')}"`;
  return quoted(String(toWire(item)));
};

const arrayLiteral = (items: readonly unknown[]): string => `{${items.map(arrayItem).join(',')}}`;

/** PostgreSQL counts years from 1 and writes those before as BC; ISO has a year 0 and signs. */
function formatTimestamp(date: Date): string {
  const iso = date.toISOString();
  const year = date.getUTCFullYear();
  if (year > 0 && year < 10_000) return iso;
  if (year > 0) return iso.replace(/^\+0*/, '');
  return `${String(1 - year).padStart(4, '0')}${iso.slice(iso.indexOf('-', 1))} BC`;
}

/** A JavaScript value as PostgreSQL reads it: arrays as array literals, other objects as JSON, dates as UTC instants. */
export function toWire(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Buffer.isBuffer(value)) return value;
  if (value instanceof Date) return formatTimestamp(value);
  if (Array.isArray(value)) return arrayLiteral(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

const int8 = 20;
const date = 1082;

/** Reads a column's text: int8 as number (counts stay far below 2^53), dates as YYYY-MM-DD, the rest as `pg` does. */
export function readerOf(typeId: number): (text: string) => unknown {
  if (typeId === int8) return Number;
  if (typeId === date) return (text) => text;
  return pg.types.getTypeParser(typeId, 'text');
}
