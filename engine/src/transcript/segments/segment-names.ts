import { findValue, isRecord, type JsonRecord } from './json-values.ts';
import { SPEAKER_KEYS } from './segment-keys.ts';

const NAME_KEYS = ['displayname', 'fullname', 'speakername', 'name', 'label', 'id', 'speakerid'];
/** Resource names and ids that distinguish voices without naming them. */
const OPAQUE = /\/|^[0-9a-f]{8}-?[0-9a-f]{4}-?|^[0-9a-f]{20,}$/iu;
const MOST_PEOPLE = 10_000;

/** The speaker of each segment by the name in the document; null without a name. */
export function nameSegments(segments: readonly JsonRecord[], document: unknown): (string | null)[] {
  const known = peopleOf(document);
  const numbers = new Map<string, number>();
  return segments.map((segment) => {
    const written = writtenName(findValue(segment, SPEAKER_KEYS)?.value);
    if (written === null) return null;
    const name = known.get(written) ?? written;
    if (!OPAQUE.test(name) || /\s/u.test(name)) return name;
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return `Speaker ${number}`;
  });
}

/** A name as written; a bare number gets the word that products print before it. */
function writtenName(value: unknown): string | null {
  if (typeof value === 'number') return `Speaker ${value}`;
  if (typeof value === 'string') return value.replace(/\s+/gu, ' ').trim() || null;
  return isRecord(value) ? writtenName(findValue(value, NAME_KEYS)?.value) : null;
}

/**
 * Meet lists people separately from segments: `{name: "conferenceRecords/…/participants/…", signedinUser:
 * {displayName}}`.
 */
function peopleOf(document: unknown): Map<string, string> {
  const people = new Map<string, string>();
  const lists = isRecord(document) ? Object.values(document).filter(Array.isArray) : [];
  for (const person of lists.flat().slice(0, MOST_PEOPLE).filter(isRecord)) {
    const id = findValue(person, ['name', 'id', 'participantid', 'speakerid', 'userid'])?.value;
    const nested = Object.values(person).find((value) => isRecord(value) && 'displayName' in value);
    const name = findValue(isRecord(nested) ? nested : person, [
      'displayname',
      'fullname',
      'speakername',
      'name',
    ])?.value;
    if ((typeof id === 'string' || typeof id === 'number') && typeof name === 'string' && name !== String(id))
      people.set(typeof id === 'number' ? `Speaker ${id}` : id, name.trim());
  }
  return people;
}
