import { readSourceTurns } from '../read-source-turns.ts';
import type { FoundInFile, Refused, TextSource } from '../text.schemas.ts';
import { readNamedMoment, titleOfName } from './file-name.rules.ts';

/** Speakers that a preview names. */
const mostSpeakers = 12;

/** What a file and its path say of its meeting. Pure. */
export function findInFile(source: TextSource, path: string): FoundInFile | Refused {
  const read = readSourceTurns(source);
  if ('refused' in read) return read;
  const { turns, facts } = read.parsed;
  const { title, date, startTime, endTime } = facts;
  const labels = new Set(turns.flatMap(({ speaker }) => speaker ?? []));
  const last = turns.reduce((latest, { endMs, startMs }) => Math.max(latest, endMs ?? startMs ?? 0), 0);
  const first = turns.find(({ startMs }) => startMs !== null)?.startMs ?? 0;
  return {
    title: title?.trim() ? title.trim().slice(0, 200).toWellFormed() : titleOfName(path),
    facts: { date, startTime, endTime },
    named: readNamedMoment(path),
    lengthMs: last > first ? last - first : null,
    turnCount: turns.length,
    speakers: [...labels].slice(0, mostSpeakers).map((label) => label.slice(0, 200)),
  };
}
