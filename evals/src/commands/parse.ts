import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import { type JsonRecord, readOptionalText, readText } from '../read-json.ts';

export function parse(request: JsonRecord): JsonRecord {
  const name = readOptionalText(request, 'name') ?? '';
  const { turns } = parseTranscript({ name, content: readText(request, 'content') });
  return {
    turns: turns.map(({ speaker, startMs, endMs, text }) => ({
      speaker,
      start_ms: startMs,
      end_ms: endMs,
      text,
    })),
  };
}
