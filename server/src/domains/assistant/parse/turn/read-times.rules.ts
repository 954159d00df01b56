import type { SpokenAct, SpokenChange, SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { readSpokenTime, type SpokenTime } from './spoken-time.rules.ts';

type SpokenParts = SpokenAct | SpokenQuestion | SpokenChange | null;

/** Each time that what was said names, by how it was said. */
export const readTimes = (
  said: readonly SpokenParts[],
  now: LocalTime,
): Readonly<Record<string, SpokenTime>> =>
  Object.fromEntries([...new Set(said.flatMap(timesIn))].map((time) => [time, readSpokenTime(time, now)]));

function timesIn(said: SpokenParts): string[] {
  if (said === null) return [];
  const found: string[] = 'about' in said && said.about !== null ? [...said.about.times] : [];
  if ('times' in said) found.push(...said.times);
  for (const name of ['to', 'deadline', 'at', 'time', 'until', 'answerBy'] as const)
    if (name in said) {
      const value: unknown = Object.entries(said).find(([key]) => key === name)?.[1];
      if (typeof value === 'string' && value !== '') found.push(value);
    }
  return found;
}
