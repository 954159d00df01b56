import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { fold } from '@hopgon/engine/text/fold';

/** "xe 29 chỗ" into "đặt xe đi Nghệ An": where its first word stands, else behind. */
export function spellIntoTitle(title: string, words: string): string {
  if (words === '') return title;
  const [first = ''] = words.split(' ');
  const parts = title.split(' ');
  const at = parts.findIndex((part) => fold(part) === fold(first));
  if (at < 0) return `${title}, ${words}`;
  const said = at === 0 ? `${parts[0] ?? ''}${words.slice(first.length)}` : words;
  return [...parts.slice(0, at), said, ...parts.slice(at + 1)].join(' ');
}

/** A title once words gave another, or more to stand in it. */
export const titleAfter = (title: string, spoken: Pick<SpokenChange, 'title' | 'spellOut'>): string =>
  spoken.title || spellIntoTitle(title, spoken.spellOut);
