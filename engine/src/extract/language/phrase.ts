/**
 * Plain clause text is lower-case words with one space between, before and after; a phrase is matched by whole
 * words in it. Tables are written as alternatives of a regular expression; a line break in them separates too.
 * The trailing space stays unread so that phrases may touch.
 */
export function anyOf(table: string): RegExp {
  return pattern(` (?:${alternatives(table)})(?= )`);
}

/** As `anyOf`, at the clause's first word. */
export function opensWith(table: string): RegExp {
  return pattern(`^ (?:${alternatives(table)})(?= )`);
}

/** As `anyOf`, at the clause's last word. */
export function endsWith(table: string): RegExp {
  return pattern(` (?:${alternatives(table)}) $`);
}

/** With the flag for Unicode only where a pattern asks for it: `\\S` takes twice the code then, to step over pairs of surrogates. */
const pattern = (source: string): RegExp => new RegExp(source, source.includes('\\p{') ? 'u' : '');

/** A set of words or fixed phrases, written like the tables above. */
export function setOf(table: string): ReadonlySet<string> {
  return new Set(alternatives(table).split('|'));
}

/** The alternatives of a table, as a part of others. */
export function alternatives(table: string): string {
  return table.trim().replace(/\s*\n\s*/gu, '|');
}
