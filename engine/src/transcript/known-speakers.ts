import { isProperName, readLabelledLine } from './speaker-label.ts';

/**
 * The labels of a transcript that name speakers. A label whose words all carry capitals or titles is believed
 * at once; any other ("Chuyện vệ sinh: …") must open two lines.
 */
export function findSpeakers(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const label = readLabelledLine(line)?.speaker;
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const speakers = new Set<string>();
  for (const [label, count] of counts) if (count > 1 || isProperName(label)) speakers.add(label);
  return speakers;
}
