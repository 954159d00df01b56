import type { ToldLine } from '../told-line.ts';
import { ASIDE } from './judge-statement.ts';

const OPENS = 'the|a|an|this|our|your|new';
/** Words that end a noun phrase, and words that make none. */
const ENDS =
  'the|and|or|but|that|this|which|who|when|where|what|with|from|into|about|because|then|than|they|there|here|very|just|also|have|has|had|was|were|are|will|would|could|should|does|did|not|you|your|all|only|still|really|for|of|in|on|is|to|as|at|by|it|we|be|so|if|do|an|no|can|may|must|i|before|after|again|now';
const EMPTY =
  'same|other|first|second|third|last|next|one|two|three|whole|only|little|lot|bit|thing|things|way|time|moment|kind|sort|point|end|most|main|more|number|day|week|idea|question|people|part|fact|case|general|team|meeting|sense|reason|rest|bunch|stuff|ones|best|problem|issue|thought|beginning|start|middle|couple|room|while|chair|table|discussion|possibility|something|fine|right|make|look|name|amount';
const PHRASE = new RegExp(
  `\\b(?:${OPENS}) ((?!(?:${EMPTY}|${ENDS})\\b)[a-z]{4,}(?: (?!(?:${EMPTY}|${ENDS})\\b)[a-z]{4,})?)(?= (?:${ENDS})\\b|[,.;:!?]|$)`,
  'gu',
);
const PARTS = 12;
const MOST = 6;
const LEAST_USES = 3;
const FITNESS = 1.4;

type Found = { count: number; readonly parts: Set<number>; readonly first: number };

const weigh = ({ count, parts }: Found): number => count * parts.size ** 0.5;

/** "the buttons" after "the button": one topic. */
function sharesWord(phrase: string, other: string): boolean {
  const known = other.split(' ').map(singular);
  return phrase.split(' ').some((word) => known.includes(singular(word)));
}

const singular = (word: string): string => word.replace(/s$/u, '');

/** What an English talk was about: noun phrases behind an article, those used most often and in most of its parts. Null where none recurs. */
export function tellTopics(texts: readonly string[]): ToldLine | null {
  const found = new Map<string, Found>();
  const seen = new Set<string>();
  texts.forEach((text, at) => {
    if (seen.has(text) || ASIDE.test(text)) return;
    seen.add(text);
    for (const match of text.toLowerCase().matchAll(PHRASE)) {
      const known = found.get(match[1] ?? '') ?? { count: 0, parts: new Set<number>(), first: at };
      known.count += 1;
      known.parts.add(Math.floor((at * PARTS) / texts.length));
      found.set(match[1] ?? '', known);
    }
  });
  const topics = [...found]
    .filter(([, { count }]) => count >= LEAST_USES)
    .sort(([, a], [, b]) => weigh(b) - weigh(a))
    .filter(([phrase], at, all) => !all.slice(0, at).some(([other]) => sharesWord(phrase, other)))
    .slice(0, MOST)
    .sort((a, b) => a[1].first - b[1].first);
  if (topics.length < 2) return null;
  const names = topics.map(([phrase]) => `the ${phrase}`);
  return {
    text: `The group discussed ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`,
    evidence: [...new Set(topics.map(([, { first }]) => first))],
    fitness: FITNESS,
  };
}
