import type { Clause } from '../clauses/clause.ts';

const LONGEST_NAME = 3;

/** People named in a clause who do not speak ("chị Hằng"), and groups ("cả nhóm"). */
export function namedOutsiders({ tokens, phrases, mentions }: Clause): string[] {
  return phrases.flatMap(({ from, to, classes }) => {
    const said = tokens.slice(from, to).map(({ text }) => text.toLowerCase());
    if (classes.includes('group')) return [said.join(' ')];
    const isSpeaker = mentions.some((one) => one.from <= from && from < one.to);
    const name = classes.includes('title') && !isSpeaker ? nameAt({ tokens }, to) : [];
    return name.length === 0 ? [] : [[...said, ...name].join(' ')];
  });
}

function nameAt({ tokens }: Pick<Clause, 'tokens'>, from: number): string[] {
  const behind = tokens.slice(from, from + LONGEST_NAME);
  const end = behind.findIndex(
    ({ text }, at) => !/^\p{Lu}\p{Ll}/u.test(text) || tokens[from + at - 1]?.mark !== '',
  );
  return behind.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
}
