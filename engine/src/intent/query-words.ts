import { noContent } from '../grammar/patterns/question/no-content.ts';
import { type GrammarTokens, grammarTokens } from '../grammar/tokens.ts';
import { readTimes } from '../time/read-times.ts';
import { normalizeMessage } from './normalize-message.ts';
import { placeTimes } from './place-times.ts';

/**
 * The words of a question that name what it is about, as written and in order; all of them when it is made of nothing else. A time
 * behind says when something was said ("tuần trước") and is no part of it.
 */
export function contentQuery(question: string): string {
  const { text, starts, ends } = normalizeMessage(question);
  const tokens = grammarTokens(text);
  const times = placeTimes(readTimes(text), tokens.list);
  const words: string[] = [];
  const named: string[] = [];
  for (let at = 0; at < tokens.list.length; ) {
    const time = times.get(at);
    const { to, isEmpty } = time?.word === '@p' ? { to: time.to, isEmpty: true } : nextWords(tokens, at);
    for (const token of tokens.list.slice(at, to)) {
      if (token.kind === 'mark') continue;
      const word = question.slice(starts.get(token.from), ends.get(token.to));
      words.push(word);
      if (!isEmpty) named.push(word);
    }
    at = to;
  }
  return (named.length > 0 ? named : words).join(' ');
}

function nextWords(tokens: GrammarTokens, at: number): { readonly to: number; readonly isEmpty: boolean } {
  const found = noContent.longestAt(tokens, at);
  return { to: found?.to ?? at + 1, isEmpty: found?.rule[1] === 'empty' };
}
