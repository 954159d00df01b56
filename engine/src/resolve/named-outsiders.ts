import type { Clause } from '../clauses/clause.ts';

export type Outsider = { readonly name: string; readonly isGroup: boolean };

const LONGEST_NAME = 4;
const LEADS = ['title', 'rule-organisation'];

/** People and firms named in a clause who do not speak ("chị Hằng", "công ty Minh Phát"), and groups ("cả nhóm"). */
export function namedOutsiders({ tokens, phrases, ruled, mentions }: Clause): Outsider[] {
  let reach = 0;
  return [...phrases, ...ruled].flatMap(({ from, to, classes }): Outsider[] => {
    const isGroup = classes.includes('group');
    if (!(isGroup || LEADS.some((name) => classes.includes(name)))) return [];
    const said = tokens.slice(from, to).map(({ text }) => text.toLowerCase());
    if (isGroup) return [{ name: said.join(' '), isGroup }];
    const isSpeaker = mentions.some((one) => one.from <= from && from < one.to);
    const leads = from >= reach && !isSpeaker && tokens[to - 1]?.mark === '';
    const name = leads ? nameAt({ tokens }, to) : [];
    if (name.length === 0) return [];
    reach = to + name.length;
    return [{ name: [...said, ...name].join(' '), isGroup }];
  });
}

function nameAt({ tokens }: Pick<Clause, 'tokens'>, from: number): string[] {
  const behind = tokens.slice(from, from + LONGEST_NAME);
  const end = behind.findIndex(
    ({ text }, at) => !/^\p{Lu}\p{Ll}/u.test(text) || (at > 0 && tokens[from + at - 1]?.mark !== ''),
  );
  return behind.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
}
