import { hasCapital } from '../../text/letters.ts';
import type { Clause } from '../clauses/clause.ts';
import { setOf } from '../language/phrase.ts';
import { TITLES } from '../language/pronouns.ts';
import type { MeetingContext } from '../meeting-context.ts';

/** Words that a name of a firm, an authority or a place stands behind. */
const KINDS = setOf(
  'công ty|cty|ngân hàng|tập đoàn|nhà máy|sở|bộ|cục|chi cục|trường|bệnh viện|khách sạn|xã|phường|huyện|quận|tỉnh|bên',
);
/** What a title or a kind begins with. */
const LEADS = new Set([...TITLES, ...[...KINDS].map((kind) => kind.split(' ')[0] ?? '')]);
const LONGEST_NAME = 4;
const CAPITAL = /^\p{Lu}[\p{L}\p{M}\p{N}]*$/u;

/**
 * People and houses spoken of that do not speak: words in capitals behind a title ("anh Dũng", "chị Thảo") or a kind ("công ty
 * Minh Phát"). Recognised speech without capitals shows none.
 */
export function outsidersIn(clauses: readonly Clause[], context: MeetingContext): string[] {
  if (!context.roster.capitals) return [];
  const names: string[] = [];
  for (const clause of clauses)
    for (let at = 0; at < clause.words.length; at += 1) {
      const name = mayLead(clause, at) && !isKnown(clause, at, context) ? outsiderAt(clause, at) : null;
      if (name !== null) names.push(name);
    }
  return names;
}

/** A title or a kind, and the name behind it. */
function outsiderAt(clause: Clause, at: number): string | null {
  const lead = leadAt(clause, at);
  const name = lead > 0 ? nameFrom(clause, at + lead) : [];
  // "Em OK", "chị HR": behind a title letters that are all capitals are no name.
  const isSpelled = !TITLES.has(clause.words[at] ?? '') || name.some((word) => /\p{Ll}/u.test(word));
  if (name.length === 0 || !isSpelled) return null;
  return [...clause.raw.slice(at, at + lead), ...name].join(' ').replace(/^\p{Lu}/u, lower);
}

const lower = (first: string): string => first.toLowerCase();

/** One or two words further on a name must begin: in most places none does. */
const mayLead = ({ raw }: Clause, at: number): boolean =>
  hasCapital(raw[at + 1] ?? '') || hasCapital(raw[at + 2] ?? '');

/** Whether somebody who speaks is named here. */
const isKnown = (clause: Clause, at: number, { mentions }: MeetingContext): boolean =>
  (mentions.get(clause) ?? []).some(({ from }) => from === at);

/** How many words of a title or a kind begin here. */
function leadAt({ words, breaks }: Clause, at: number): number {
  const one = words[at] ?? '';
  if (!LEADS.has(one)) return 0;
  if (KINDS.has(`${one} ${words[at + 1] ?? ''}`)) return 2;
  return (TITLES.has(one) || KINDS.has(one)) && !breaks.has(at) ? 1 : 0;
}

function nameFrom({ raw, breaks }: Clause, from: number): readonly string[] {
  let to = from;
  while (to < raw.length && to - from < LONGEST_NAME && CAPITAL.test(raw[to] ?? '')) {
    to += 1;
    if (breaks.has(to - 1)) break;
  }
  return raw.slice(from, to);
}
