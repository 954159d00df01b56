import { summariseText } from '@hopgon/engine/summarise/summarise-text';
import { splitSentences } from '@hopgon/engine/text/sentences';
import { isRecord, type JsonRecord, readList, readOptionalNumber, readText } from '../read-json.ts';
import { readTurns } from '../read-turns.ts';

const DEFAULT_WORDS = 120;

/** Of `sentences`, of `docs` (texts or lists of sentences, on one matter), of `turns` or of a `text`. */
export function summarise(request: JsonRecord): JsonRecord {
  const maxWords = readOptionalNumber(request, 'max_words') ?? DEFAULT_WORDS;
  return { summary: summariseText(readDocuments(request), { maxWords }).text };
}

function readDocuments(request: JsonRecord): string[][] {
  const docs = readList(request, 'docs');
  if (docs) return docs.map(readDocument);
  const sentences = readList(request, 'sentences');
  if (sentences) return [readDocument(sentences)];
  if (readList(request, 'turns')) return [readTurns(request).flatMap((turn) => sentencesOf(turn.text))];
  return [sentencesOf(readText(request, 'text'))];
}

function readDocument(value: unknown): string[] {
  const body = isRecord(value) ? (value.sentences ?? value.text) : value;
  if (typeof body === 'string') return sentencesOf(body);
  if (Array.isArray(body)) return body.filter((part) => typeof part === 'string');
  throw new TypeError('docs: texts or lists of sentences are expected');
}

function sentencesOf(text: string): string[] {
  return splitSentences(text).map((sentence) => sentence.text);
}
