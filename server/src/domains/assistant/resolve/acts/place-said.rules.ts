import { fold } from '@hopgon/engine/text/fold';

/** "Việc đầu tiên", "việc kia" of those spoken of last; null where words say no place. */
export function placeSaid(words: string): number | null {
  const said = fold(words).trim();
  if (/^(?:dau|(?:dau )?tien|thu nhat|so 1|nay|do|ay)$/.test(said)) return 0;
  return /^(?:kia|con lai|thu hai|so 2|sau)$/.test(said) ? 1 : null;
}
