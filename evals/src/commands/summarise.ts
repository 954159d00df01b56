import { extractMeeting } from '@hopgon/engine/extract/extract-meeting';
import { readTalk } from '@hopgon/engine/summarise/read-talk';
import { summariseInWords } from '@hopgon/engine/summarise/summarise-meeting';
import { summariseText } from '@hopgon/engine/summarise/summarise-text';
import { splitSentences } from '@hopgon/engine/text/sentences';
import type { Turn } from '@hopgon/engine/transcript/turn';
import {
  isRecord,
  type JsonRecord,
  readList,
  readOptionalNumber,
  readOptionalText,
  readText,
} from '../read-json.ts';
import { readTurns } from '../read-turns.ts';

const DEFAULT_WORDS = 120;

/** Of `sentences`, of `docs` (texts or lists of sentences, on one matter), of a `text`, or of a talk: `turns`, or a file's `content`. */
export function summarise(request: JsonRecord): JsonRecord {
  const maxWords = readOptionalNumber(request, 'max_words') ?? DEFAULT_WORDS;
  if (readList(request, 'turns') || readOptionalText(request, 'content') !== null) {
    return { summary: summariseTalk(readTurns(request), request, maxWords) };
  }
  const documents = readDocuments(request);
  const talk = documents.length === 1 ? readTalk(documents.flat()) : null;
  return {
    summary: talk ? summariseTalk(talk, request, maxWords) : summariseText(documents, { maxWords }).text,
  };
}

/** Deadlines can be written as dates only if the meeting's day is given. */
function summariseTalk(turns: readonly Turn[], request: JsonRecord, maxWords: number): string {
  const date = readOptionalText(request, 'meeting_date');
  const extraction = extractMeeting({ meetingDate: date ?? '2000-01-01', turns });
  const actionItems = extraction.actionItems.map((item) =>
    date === null ? { ...item, deadline: null } : item,
  );
  return summariseInWords({ turns, extraction: { ...extraction, actionItems } }, maxWords);
}

function readDocuments(request: JsonRecord): string[][] {
  const docs = readList(request, 'docs');
  if (docs) return docs.map(readDocument);
  const sentences = readList(request, 'sentences');
  if (sentences) return [readDocument(sentences)];
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
