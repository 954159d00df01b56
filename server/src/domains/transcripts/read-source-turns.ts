import { transcriptLimit } from '@hopgon/contract/transcripts/schemas';
import { decodeText } from '@hopgon/engine/transcript/decode-text';
import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import type { ParsedTranscript } from '@hopgon/engine/transcript/parsed-transcript';
import { readDocx } from '../../platform/documents/read-docx.ts';
import { hasBinaryCharacters, kindOf } from './file-kind.rules.ts';
import type { Refused, TextSource } from './text.schemas.ts';
import { agrees, isWordName } from './transcripts.rules.ts';

/** More turns than this come from no meeting of two million characters. */
const mostTurns = 100_000;

interface SourceTurns {
  readonly format: string;
  readonly content: string;
  readonly parsed: ParsedTranscript;
}

/** Decodes, checks and parses what came in. Pure; a fifth of a second for the longest. */
export function readSourceTurns(source: TextSource): SourceTurns | Refused {
  const raw = source.kind === 'file' ? decodeFile(source.name, source.bytes) : source.text;
  if (typeof raw !== 'string') return raw;
  if (raw.length > transcriptLimit) return { refused: 'transcript_too_long' };
  const content = tidy(raw);
  if (content.length > transcriptLimit) return { refused: 'transcript_too_long' };
  const parsed = parseTranscript({ name: source.name, content });
  const { format, turns } = parsed;
  if (source.kind === 'file' && !agrees(source.name, format)) return { refused: 'transcript_unreadable' };
  if (turns.length === 0) return { refused: 'transcript_empty' };
  if (turns.length > mostTurns) return { refused: 'transcript_too_long' };
  return { format, content, parsed };
}

function decodeFile(name: string, bytes: Uint8Array): string | Refused {
  const kind = kindOf(bytes);
  if (kind === 'other') return { refused: 'transcript_kind_refused' };
  if (kind === 'zip' || isWordName(name)) {
    const words = kind === 'zip' && isWordName(name) ? readDocx(bytes, transcriptLimit) : null;
    return words ?? { refused: 'transcript_unreadable' };
  }
  const { text } = decodeText(bytes);
  return hasBinaryCharacters(text) ? { refused: 'transcript_unreadable' } : text;
}

// PostgreSQL takes neither a zero character nor half a surrogate pair.
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .toWellFormed()
    .replace(/(?![\t\n\r])\p{Cc}/gu, ' ');
