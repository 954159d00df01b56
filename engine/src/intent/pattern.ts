const meanings: Readonly<Record<string, string>> = {
  '(': '(?:',
  '[': '(?:',
  ']': ')?',
  _: '\\S+',
  '#': '(?= )',
};

/**
 * A pattern over the plain form of a message (`hear.ts`), where one space stands between words and at both ends. As in the
 * grammar of times "(a|b)" is a choice and "[a]" may be missing; "_" is any word, "#" its end, whose space is left to
 * what follows. The rest is a regular expression, "(?<name>…)" and "(?!…)" among it.
 */
export const pattern = (source: string): RegExp =>
  new RegExp(
    source.replace(/\((?!\?)|[[\]_#]/g, (sign) => meanings[sign] ?? ''),
    'd',
  );
