import type { LinearModel } from '@hopgon/engine/classify/linear-model';
import { boundaryFeatures, placePhrases } from '@hopgon/engine/clauses/boundary-features';
import { readTokens } from '@hopgon/engine/clauses/read-tokens';
import { areMarked, findPhrases, partPhrases } from '@hopgon/engine/lexicon/find-phrases';
import { type Listed, loadMeeting } from '../load-meetings.ts';
import { type Example, fitLogistic } from './fit-logistic.ts';

/** Where punctuated turns have a mark, speech without punctuation would have one: no annotation is needed. */
export function fitBoundary(listed: readonly Listed[]): LinearModel {
  const examples = listed
    .filter(({ isSpeech }) => !isSpeech)
    .flatMap((one) => loadMeeting(one).turns.flatMap(({ text }) => turnExamples(text, one.author)));
  return fitLogistic(examples, {
    bits: 15,
    epochs: 4,
    rate: 0.1,
    shrink: 1e-3,
    minExamples: 3,
    minAuthors: 2,
  });
}

function turnExamples(text: string, author: string): Example[] {
  const tokens = readTokens(text);
  const { phrases } = partPhrases(findPhrases(tokens, areMarked(tokens)));
  const at = placePhrases(phrases);
  let since = 0;
  return tokens.slice(0, -1).map(({ mark }, index) => {
    const features = boundaryFeatures(tokens, index, since, at);
    const isTrue = mark !== '';
    if (isTrue) since = index + 1;
    return { features, isTrue, author };
  });
}
