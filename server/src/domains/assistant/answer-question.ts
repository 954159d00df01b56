import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { findPassages, type Passage } from '../search/find-passages.ts';
import { sayNothingFound } from './offer-ways.ts';
import { writePassages } from './passages-text.rules.ts';
import type { AssistantReply } from './reply.rules.ts';

const mostShown = 4;
const mostRead = 20;
/** A passage answers when it holds so much of what was asked; of words that need not be a question at all, nearly all. */
const leastShare = 0.45;
const leastShareOfGuess = 0.75;

export interface Asked {
  readonly message: string;
  /** The meeting the conversation is about: looked into first. */
  readonly meetingId: string | null;
  /** Whether it was plainly a question about what was said. */
  readonly isPlain: boolean;
}

/** The passages of meetings the caller may see that answer best, or what can be done instead. */
export async function answerQuestion(
  world: Pick<World, 'assistantReader' | 'clock' | 'searchReader'>,
  scope: CompanyScope,
  { message, meetingId, isPlain }: Asked,
): Promise<AssistantReply> {
  const { query, wordings } = await world.assistantReader.read(scope, 'readQuestion', message);
  const least = isPlain ? leastShare : leastShareOfGuess;
  const find = async (where: { meetingId?: string }) => {
    const found: Passage[] = [];
    for (const words of wordings)
      found.push(...(await findPassages(world, scope, { query: words, ...where, limit: mostRead })));
    const best = await world.assistantReader.read(scope, 'preferAnswers', message, onceEach(found));
    return best.filter(({ share }) => share >= least);
  };
  const here = meetingId === null ? [] : await find({ meetingId });
  const passages = here.length > 0 ? here : await find({});
  if (passages.length === 0) return sayNothingFound(world, scope, { message, query, isPlain });
  return writePassages(
    query,
    best(passages).map(({ score, share, ...passage }) => passage),
  );
}

/** A turn that several wordings find, as the one it answers best finds it. */
function onceEach(passages: readonly Passage[]): Passage[] {
  const best = new Map<string, Passage>();
  for (const passage of passages.toSorted((left, right) => left.share - right.share))
    best.set(`${passage.meetingId} ${passage.version} ${passage.index}`, passage);
  return [...best.values()];
}

/** Those that come near the first; the rest would only bury it. */
function best(passages: readonly Passage[]): Passage[] {
  const top = passages[0]?.score ?? 0;
  return passages.filter(({ score }) => score >= top * 0.5).slice(0, mostShown);
}
