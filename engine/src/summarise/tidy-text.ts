import { readTokens } from '../clauses/read-tokens.ts';
import { readCleaned } from './clean-words.ts';
import { namePeople } from './name-people.ts';
import { renderWords } from './render-words.ts';
import type { Talk } from './talk-wording.ts';

/** A longer text is no line of minutes. */
const LONGEST_FINDING = 1_000;

/** The words of a finding without what is only spoken, with people by name as they stand in the turn that says most of it. */
export function tidyText(
  source: string,
  evidence: readonly number[],
  talk: Talk,
  writeAmounts?: (text: string) => string,
): string {
  const text = source
    .slice(0, LONGEST_FINDING)
    .normalize('NFC')
    .replace(/[?.!…\s]+$/u, '');
  const [read, kept] = readCleaned(readTokens(text));
  const voice = talk.voiceAt(talk.likeliestTurn(read.words, evidence));
  const people = namePeople(read, voice, talk.roster) ?? new Map<number, string>();
  const written = renderWords(text, read, kept, people, { isProper: talk.isProper, writeAmounts });
  return written === '' ? text : written;
}
