/**
 * A message as it is read: a run of white space says no more than one space, but a tab parts columns, and an empty line
 * parts passages.
 */
export const collapseSpaces = (message: string): string =>
  message
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, (run) => (run.includes('\t') ? '\t' : ' '))
    .replace(/\n(?:[ \t]?\n)+/g, '\n\n');
