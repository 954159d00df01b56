import { joinUnfinished } from '../join-turns.ts';
import type { HeaderFacts, ReadTranscript } from '../parsed-transcript.ts';
import { readDate } from '../read-moment.ts';
import type { Turn } from '../turn.ts';
import { type FoundSegments, findSegments, textOf } from './find-segments.ts';
import { findValue, isRecord, type JsonRecord, parseJson } from './json-values.ts';
import { nameSegments } from './segment-names.ts';
import { readTimes } from './segment-times.ts';

const LONGEST_PAUSE_IN_SPEECH_MS = 1000;

/**
 * JSON with a list of segments, of any producer: Meet's transcript entries, Whisper, AssemblyAI, Deepgram, Google,
 * Fireflies, or a plain list of objects with a text. Names are those the document gives: the ids of Meet's
 * participants are looked up in it, and where it has none they become "Speaker 1", "Speaker 2".
 */
export function readJson(content: string): ReadTranscript {
  const parsed = parseJson(content);
  if ('brokenLine' in parsed) return unread(parsed.brokenLine, content);
  const found = findSegments(parsed.value);
  if (!found) return unread(1, content);
  const times = readTimes(found.segments);
  const names = nameSegments(found.segments, parsed.value);
  const utterances = found.segments.flatMap((segment, index): Turn[] => {
    const text = (textOf(segment) ?? '').replace(/\s+/gu, ' ').trim();
    const { startMs = null, endMs = null } = times[index] ?? {};
    return text === '' ? [] : [{ speaker: names[index] ?? null, startMs, endMs, text }];
  });
  return { utterances: arrange(found, utterances), facts: factsOf(parsed.value), problems: [] };
}

function unread(line: number, content: string): ReadTranscript {
  const text = content.split(/\r\n|\n|\r/u, line)[line - 1] ?? '';
  return {
    utterances: [],
    facts: {},
    problems: [{ line, code: 'json_unreadable', text: text.trim().slice(0, 200) }],
  };
}

/** Words come together to what one says without a pause; unnamed captions to sentences. */
function arrange({ byWord }: FoundSegments, utterances: readonly Turn[]): Turn[] {
  if (!byWord) return joinUnfinished(utterances);
  const spoken: Turn[] = [];
  for (const word of utterances) {
    const before = spoken.at(-1);
    const pause = (word.startMs ?? 0) - (before?.endMs ?? word.startMs ?? 0);
    const isApart = pause > LONGEST_PAUSE_IN_SPEECH_MS;
    if (!before || before.speaker !== word.speaker || isApart) spoken.push(word);
    else spoken[spoken.length - 1] = { ...before, endMs: word.endMs, text: joinWord(before.text, word.text) };
  }
  return spoken;
}

const joinWord = (before: string, word: string): string =>
  /^[\p{P}]+$/u.test(word) && !/^[("“]/u.test(word) ? `${before}${word}` : `${before} ${word}`;

/** Facts of the meeting in the document beside its segments. */
function factsOf(value: unknown): HeaderFacts {
  if (!isRecord(value)) return {};
  const facts: HeaderFacts = {};
  const title = findValue(value, ['title', 'meetingtitle', 'topic', 'subject'])?.value;
  const date = findValue(value, ['date', 'meetingdate'])?.value;
  const people = findValue(value, ['participants', 'attendees', 'speakers'])?.value;
  if (typeof title === 'string' && title.length <= 200) facts.title = title.trim();
  // An instant in another zone may be another day here.
  const day =
    typeof date === 'string' && !(/\dT\d/u.test(date) && date.endsWith('Z')) ? readDate(date) : null;
  if (day !== null) facts.date = day;
  const names = Array.isArray(people) ? people.flatMap(nameOf) : [];
  if (names.length > 0) facts.people = names;
  return facts;
}

function nameOf(person: unknown): string[] {
  if (typeof person === 'string') return [person.trim()];
  const name = isRecord(person)
    ? findValue(person satisfies JsonRecord, ['displayname', 'fullname', 'name'])?.value
    : null;
  return typeof name === 'string' && !name.includes('/') ? [name.trim()] : [];
}
