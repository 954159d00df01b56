/** What is said for courtesy, or to give the floor. */
const COURTESY =
  /\b(?:next question|(?:go|turn|move|back) (?:on |now |over )?to (?:the (?:next|honou?rable)|mr|mrs|ms|madam)\b|thank|thanks|sorry|hello|hi|bye|goodbye|excuse me|welcome|hang on|wait|hear me|see the screen)\b/iu;
const REQUEST =
  /^(?:please|can you|could you|let me|let's see|go ahead|have a look|look|tell|see|you (?:could|can|should|just|have|need|know|don't))\b/iu;
/** A question without its mark. */
const ASKS =
  /^(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have|what|how|why|where|when|who)\s+(?:\p{L}+\s+)?(?:I|you|we|they|he|she|it|that|this|there|the|a|anybody|anyone|everybody|somebody|people|about)\b/iu;
/** What people say of themselves and the room between the items. */
export const ASIDE =
  /\b(?:cousin|mother|father|mum|mom|dad|brother|sister|wife|husband|kids?|girlfriend|boyfriend|coffee|tea|lunch|biscuits?|weekend|film|movie|headache|flu|my pen|the clock|that clock|what time|funny|joke|laugh\w*|bless you|think straight|mean it that way)\b/iu;
/** "So we close on Sundays": a choice is made. */
const SETTLES =
  /^(?:okay|ok|right|alright|well|um|uh|[\s,.])*so (?:we|let's|let us)\b|\b(?:let's|let us|we'll|we will|we're going to|we are going to) (?:go|have|keep|do|use|start|close|open|drop|leave|take|make|submit)\b/iu;
const TRAILS = /\b(?:it|that|this|there|them)$/iu;
const YOU = /\b(?:you|your|yours|yourself)\b/giu;
const VAGUE =
  /\b(?:something|stuff|things?|whatever|somehow|somewhere|anything|thingy|guess|maybe|probably|never mind|don't know|do not know|not sure)\b/giu;
/** Who looks for words says little with them. */
const HEDGES = /\b(?:u+m+|u+h+|erm?|you know|i mean|sort of|kind of|like)\b/giu;
const POINTS =
  /^(?:it|that|this|they|he|she|those|these|there)\b(?! (?:is|are|was|were) (?:a|an|the|no|two|three|\d))/iu;
const DECIDES =
  /\b(?:decid\w*|agree\w*|suggest\w*|propos\w*|recommend\w*|should|need to|have to|must|plan\w*|will|going to|problem|issue|question|because|cost\w*|budget|deadline|target|percent|per cent|euros?|dollars?|million|thousand|hundred|survey|result\w*|users?|customers?|report\w*|finish\w*|next|goal|aim|instead|important|main)\b/giu;

/** How many cues of a decision, plan or result a sentence as said has, for its vagueness; null where it states nothing. */
export function mayStateEnglish(said: string): number | null {
  if (said.includes('?') || said.length < SHORTEST || COURTESY.test(said) || ASIDE.test(said)) return null;
  const settles = SETTLES.test(said) ? 2 : 0;
  return count(said, DECIDES) + settles - count(said, VAGUE) - count(said, YOU) + said.length / LONG;
}

const SHORTEST = 25;
const LONG = 100;

/** 0–1: how much a spoken English sentence is a statement that minutes would keep. */
export function judgeEnglish(said: string, clean: string, words: number): number {
  if (words < 6 || said.includes('?') || COURTESY.test(said) || ASIDE.test(said)) return 0;
  if (REQUEST.test(clean) || ASKS.test(clean)) return 0;
  const matter = 0.4 + 0.15 * Math.min(4, count(clean, DECIDES)) + (SETTLES.test(said) ? 0.3 : 0);
  const sure = 0.6 ** (count(clean, YOU) + count(clean, VAGUE));
  const fluent = Math.max(0.4, 1 - (2.5 * count(said, HEDGES)) / words);
  const leans = POINTS.test(clean) || TRAILS.test(clean.replace(/[^\p{L}]+$/u, '')) ? 0.6 : 1;
  const length = words < 9 || words > 45 ? 0.6 : 1;
  return Math.min(1, matter * sure * fluent * leans * length);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
