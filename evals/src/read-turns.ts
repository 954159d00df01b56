import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import type { Turn } from '@hopgon/engine/transcript/turn';
import {
  isRecord,
  type JsonRecord,
  readList,
  readOptionalNumber,
  readOptionalText,
  readText,
} from './read-json.ts';

/** Turns of a request: given as a list, or as a file's name and content. */
export function readTurns(request: JsonRecord): Turn[] {
  const turns = readList(request, 'turns');
  if (turns) return turns.map(readTurn);
  const content = readText(request, 'content');
  return parseTranscript({ name: readOptionalText(request, 'name') ?? '', content }).turns;
}

function readTurn(value: unknown): Turn {
  if (!isRecord(value)) throw new TypeError('turns: a list of turns is expected');
  return {
    speaker: readOptionalText(value, 'speaker'),
    startMs: readOptionalNumber(value, 'start_ms'),
    endMs: readOptionalNumber(value, 'end_ms'),
    text: readText(value, 'text'),
  };
}
