import type { PhraseSpan } from '../lexicon/find-phrases.ts';
import type { ClauseToken, Mention, Subject } from './clause.ts';

const NONE: Subject = { kind: 'none' };

type Parts = {
  readonly tokens: readonly ClauseToken[];
  readonly phrases: readonly PhraseSpan[];
  readonly mentions: readonly Mention[];
};

/** The last person before the first verb; without one before it, nobody. */
export function subjectOf({ tokens, phrases, mentions }: Parts): Subject {
  const isWithin = (at: number) => mentions.some(({ from, to }) => from <= at && at < to);
  let subject: Subject = NONE;
  let reach = 0;
  for (const { from, to, classes } of phrases) {
    if (classes.some(isAction) && from >= reach && subject.kind !== 'none') break;
    const isPronoun = classes.includes('kin') || classes.includes('self');
    if (!isPronoun || from < reach || isWithin(from)) continue;
    subject = { kind: 'pronoun', word: tokens[to - 1]?.word ?? '' };
    reach = to;
  }
  const verb =
    phrases.find(({ from, classes }) => from >= reach && classes.some(isAction))?.from ?? tokens.length;
  const named = mentions.findLast(({ from, to, isCalled }) => from >= reach && to <= verb && !isCalled);
  return named ? { kind: 'named', label: named.person.label } : subject;
}

const isAction = (name: string): boolean => name.startsWith('verb-') && name !== 'verb-light';
