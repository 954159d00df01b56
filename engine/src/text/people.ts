const collator = new Intl.Collator('vi');

function nameWords(name: string): string[] {
  return name.normalize('NFC').split(/\s+/u).filter(Boolean);
}

/** The name a Vietnamese is called by: the last word of "họ đệm tên". */
export function givenName(name: string): string {
  return nameWords(name).at(-1) ?? '';
}

/** First letters of up to the first two words, upper-case; 'NA' when the name is empty. */
export function initials(name: string): string {
  const letters = nameWords(name)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toUpperCase() || 'NA';
}

/** Order of Vietnamese lists of people: by tên, then by họ and đệm. */
export function compareByGivenName(left: string, right: string): number {
  return (
    collator.compare(givenName(left), givenName(right)) ||
    collator.compare(nameWords(left).join(' '), nameWords(right).join(' '))
  );
}
