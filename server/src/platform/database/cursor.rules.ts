import { Failure } from '@hopgon/contract/failure';

const largest = 1_000;

/** The stored sort keys of a page's last row as one opaque word (base64url of a JSON array). */
export const encodeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The sort keys of a cursor; throws Failure('bad_request') unless it holds exactly `count` texts. */
export function decodeCursor(cursor: string, count: number): string[] {
  const parsed = cursor.length > largest ? null : parseJson(Buffer.from(cursor, 'base64url').toString());
  if (!Array.isArray(parsed)) throw new Failure('bad_request');
  const values = parsed.filter((value) => typeof value === 'string');
  if (values.length !== parsed.length || values.length !== count) throw new Failure('bad_request');
  return values;
}
