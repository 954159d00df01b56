import { searchWords } from '../text/search-words.ts';
import { splitSentences } from '../text/sentences.ts';
import { fitOf } from './expected-answer.ts';
import type { ReadQuestion } from './read-question.ts';

/** A line to answer with, and the one before it where both are of one talk. */
export type CitedLine = {
  readonly kind: 'turn' | 'note' | 'minutes' | 'decision' | 'task';
  readonly speaker: string | null;
  readonly text: string;
  /** "12/08/2026" of a line that a newer one supersedes, else null. */
  readonly olderDay: string | null;
};

/** As much of a line as one sentence of an answer takes. */
const mostOfPiece = 240;
const mostWordsOfWindow = 36;

/** A sentence that says in whose words the line answers; nothing is concluded from it. */
export function writeSentence(question: ReadQuestion, { kind, speaker, text, olderDay }: CitedLine): string {
  const said = `${leadOf({ kind, speaker })}“${pickPiece(question, text)}”`;
  return olderDay === null ? said : `Trước đó, ngày ${olderDay}, ${lowerLead(said)}`;
}

/** What stands before the words of a line: whose they are. */
export function leadOf({ kind, speaker }: Pick<CitedLine, 'kind' | 'speaker'>): string {
  switch (kind) {
    case 'turn':
      return speaker === null ? '' : `${speaker}: `;
    case 'note':
      return speaker === null ? 'Ghi chú: ' : `Ghi chú của ${speaker}: `;
    case 'minutes':
      return 'Biên bản ghi: ';
    case 'decision':
      return 'Đã quyết định: ';
    case 'task':
      return speaker === null ? 'Việc cần làm: ' : `Việc của ${speaker}: `;
  }
}

const ownLeads = /^(?:Ghi chú|Biên bản|Đã quyết|Việc)/;
const lowerLead = (said: string): string =>
  ownLeads.test(said) ? `${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;

/** The part of a line that answers best, whole sentences where it has them. */
export function pickPiece(question: ReadQuestion, text: string): string {
  const whole = text.replace(/\s+/gu, ' ').trim();
  if (whole.length <= mostOfPiece) return whole;
  const pieces = splitSentences(whole).flatMap(({ text: sentence }) => cutWords(sentence));
  const best = pieces.reduce(
    (most, piece, at) => {
      const score = scoreOf(question, piece);
      return score > most.score ? { at, score } : most;
    },
    { at: 0, score: Number.NEGATIVE_INFINITY },
  ).at;
  let [from, to] = [best, best + 1];
  const lengthOf = () => pieces.slice(from, to).join(' ').length;
  while (to < pieces.length && lengthOf() + (pieces[to]?.length ?? 0) < mostOfPiece) to += 1;
  while (from > 0 && lengthOf() + (pieces[from - 1]?.length ?? 0) < mostOfPiece) from -= 1;
  const picked = pieces.slice(from, to).join(' ');
  return `${from > 0 ? '… ' : ''}${picked}${to < pieces.length ? ' …' : ''}`;
}

/** Recognised speech has no sentences: what is too long is cut between words. */
function cutWords(sentence: string): string[] {
  if (sentence.length <= mostOfPiece) return [sentence];
  const words = sentence.split(' ');
  const half = mostWordsOfWindow / 2;
  return Array.from({ length: Math.ceil(words.length / half) }, (_, step) =>
    words.slice(step * half, (step + 1) * half).join(' '),
  );
}

function scoreOf({ terms, expected }: ReadQuestion, piece: string): number {
  const words = new Set(searchWords(piece).map(({ folded }) => folded));
  const held = terms.filter(({ word }) => words.has(word.folded)).length;
  return held + expected.reduce((sum, one) => sum + fitOf(one, piece), 0);
}
