import type { Clause } from '../clauses/clause.ts';
import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import { alignAgenda } from './align-agenda.ts';
import type { Topic } from './extraction.ts';
import type { MeetingView, ScoredClause } from './meeting-view.ts';

const LONGEST = 6;
const LEAST_WORDS = 2;
/** A topic is hardly talked about for longer before another opens. */
const MOST_TURNS = 40;

/**
 * What the meeting talked about: the agenda's items that came up, and what it moved to itself, in the words it was opened with.
 * Evidence runs until the next topic opens. What the meeting opened inside an item of the agenda is no topic beside it.
 */
export function findTopics(agenda: readonly string[], view: MeetingView): Topic[] {
  const planned = alignAgenda(agenda, view.turns);
  const covered = new Set(planned.flatMap(({ evidence }) => evidence));
  const own = openedTopics(view).filter(({ evidence }) => !covered.has(evidence[0] ?? -1));
  return [...planned, ...own];
}

type Opened = { readonly title: string; readonly turn: number; readonly words: readonly string[] };

function openedTopics({ clauses, turns }: MeetingView): Topic[] {
  const found: Opened[] = [];
  const known = new Set<string>();
  for (const clause of clauses) {
    const opened = openedBy(clause);
    if (!opened || opened.words.every((word) => known.has(word))) continue;
    for (const word of opened.words) known.add(word);
    found.push(opened);
  }
  return found.map(({ title, turn }, index) => {
    const end = Math.max(turn + 1, found[index + 1]?.turn ?? turns.length);
    return { title, agendaItem: null, evidence: range(turn, end) };
  });
}

/** "Rồi, tới vụ xe đưa đón": the words behind what opens a topic and a word for a matter. */
function openedBy(clause: ScoredClause): Opened | null {
  const { ruled: phrases, tokens, content, turn } = clause;
  const opening = phrases.find(
    (phrase) =>
      has(phrase, 'rule-opens-topic') &&
      startingAt(phrases, phrase.to).some((next) => has(next, 'rule-topic-noun')),
  );
  const noun = opening && startingAt(phrases, opening.to).find((next) => has(next, 'rule-topic-noun'));
  if (!noun) return null;
  const said = tokens.slice(noun.to, endOf(clause, noun.to));
  const words = said.map(({ folded }) => folded).filter((word) => content.has(word));
  if (words.length < LEAST_WORDS) return null;
  const title = said.map(({ text }) => text).join(' ');
  return { title: title.charAt(0).toUpperCase() + title.slice(1), turn, words };
}

function endOf({ tokens, ruled: phrases }: Clause, from: number): number {
  for (let at = from; at < Math.min(tokens.length, from + LONGEST); at += 1) {
    if (startingAt(phrases, at).some((phrase) => has(phrase, 'rule-topic-end'))) return at;
    if (tokens[at]?.mark !== '') return at + 1;
  }
  return Math.min(tokens.length, from + LONGEST);
}

const startingAt = (phrases: readonly PhraseSpan[], at: number): readonly PhraseSpan[] =>
  phrases.filter(({ from }) => from === at);

const has = ({ classes }: PhraseSpan, name: string): boolean => classes.includes(name);

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(to - from, MOST_TURNS) }, (_, offset) => from + offset);
