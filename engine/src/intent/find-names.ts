import type { MessageReading } from './read-message.ts';

/** The people a message names, as written, honorifics included; typed without diacritics or capitals, given names count alone. */
export function findNames({ message, units, isPlain }: MessageReading): string[] {
  const spans: { from: number; to: number }[] = [];
  for (const { name, from, to, classes, isTime } of units) {
    const last = spans.at(-1);
    if (name === 'next' && last) last.to = to;
    else if (name === 'first' || (isPlain && !isTime && isGivenName(classes))) spans.push({ from, to });
  }
  return spans.map(({ from, to }) => message.slice(from, to));
}

/** "Anh", "em" and without diacritics "mình" are also what people call each other. */
const isGivenName = (classes: readonly string[]): boolean =>
  classes.includes('given-name') && !classes.some((name) => name === 'kin' || name === 'self');
