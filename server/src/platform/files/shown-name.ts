const longestName = 200;

/** A file's name as text to show: no folders, no control or direction characters, bounded, its end kept; `nameless` when nothing is left. */
export function shownName(fileName: string, nameless: string): string {
  const last = fileName.normalize('NFC').replace(/^.*[/\\]/s, '');
  const name = last
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  if (name === '') return nameless;
  return name.length <= longestName
    ? name
    : `${name.slice(0, longestName - 11)}…${name.slice(-10)}`.toWellFormed();
}
