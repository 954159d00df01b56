import { isRecord, type JsonRecord } from './read-json.ts';

export type Command = (request: JsonRecord) => JsonRecord;

/** One request line to one reply line. A broken request gets an error reply and does not affect others. */
export function answerLine(line: string, command: Command): string {
  let id: unknown = null;
  try {
    const request: unknown = JSON.parse(line);
    if (!isRecord(request)) throw new TypeError('a JSON object is expected');
    id = request.id ?? null;
    return JSON.stringify({ id, ...command(request) });
  } catch (error) {
    return JSON.stringify({ id, error: error instanceof Error ? error.message : String(error) });
  }
}
