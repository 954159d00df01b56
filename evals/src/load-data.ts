import { readdirSync, readFileSync } from 'node:fs';
import { isRecord, type JsonRecord, readList } from './read-json.ts';

const DATA = new URL('../data/', import.meta.url);

export function loadText(path: string): string {
  return readFileSync(new URL(path, DATA), 'utf8');
}

export function loadBytes(path: string): Uint8Array {
  return readFileSync(new URL(path, DATA));
}

export function loadJson(path: string): JsonRecord {
  const value: unknown = JSON.parse(loadText(path));
  if (!isRecord(value)) throw new TypeError(`${path}: a JSON object is expected`);
  return value;
}

export function listFiles(folder: string): string[] {
  return readdirSync(new URL(folder, DATA)).sort();
}

/** The records of a list field; anything else in it is a fault of the file. */
export function recordsOf(record: JsonRecord, field: string): JsonRecord[] {
  return (readList(record, field) ?? []).map((value) => {
    if (!isRecord(value)) throw new TypeError(`${field}: objects are expected`);
    return value;
  });
}
