const PHRASE =
  /\b(?:the|a|an|this|our|your|new)\s+((?!(?:same|other|first|second|third|last|next|one|two|three|whole|only|little|lot|bit|thing|things|way|time|moment|kind|sort|point|end|most|main|more|number|day|week|idea|question|people|part|fact|case)\b)[a-z]{4,}(?: (?!(?:the|and|or|but|that|this|which|who|when|where|what|with|from|into|about|because|then|than|they|there|here|very|just|also|have|has|had|was|were|are|will|would|could|should|does|did|not|you|your|all|only|still|really|for|of|in|on|is|to|as|at|by|it|we|be|so|if|do|an|no)\b)[a-z]{4,})?)(?=[\s,.;:!?]+(?:the|and|or|but|that|this|which|who|when|where|what|with|from|into|about|because|then|than|they|there|here|very|just|also|have|has|had|was|were|are|will|would|could|should|does|did|not|you|for|of|in|on|is|to|as|at|by|it|we|be|so|if)\b|[,.;:!?]|$)/giu;

/** What a talk was about: noun phrases behind an article, those spoken of most often and in most of its parts. */
export function keyPhrases(sentences: readonly string[], most: number): string[] {
  const found = new Map<string, { count: number; parts: Set<number>; first: number }>();
  sentences.forEach((sentence, at) => {
    for (const match of sentence.toLowerCase().matchAll(PHRASE)) {
      const phrase = match[1] ?? '';
      const known = found.get(phrase) ?? { count: 0, parts: new Set<number>(), first: at };
      known.count += 1;
      known.parts.add(Math.floor((at * PARTS) / sentences.length));
      found.set(phrase, known);
    }
  });
  const often = [...found].filter(([, { count }]) => count > 1).sort((a, b) => weight(b[1]) - weight(a[1]));
  return often
    .slice(0, most)
    .sort((a, b) => a[1].first - b[1].first)
    .map(([phrase]) => phrase);
}

const PARTS = 12;
const weight = ({ count, parts }: { readonly count: number; readonly parts: ReadonlySet<number> }): number =>
  count * Math.sqrt(parts.size);
