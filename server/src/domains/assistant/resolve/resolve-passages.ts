import { localTime } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { findPassages, type Passage } from '../../search/find-passages.ts';
import type { ParsedSearch } from '../parse/parsed-message.rules.ts';
import { resolveOffers } from './resolve-offers.ts';
import type { ResolvedSearch } from './resolved.rules.ts';

const mostPassagesRead = 20;
/** A passage answers when it holds so much of what was asked; of words that need not be a question at all, nearly all. */
const leastShare = 0.45;
const leastShareOfGuess = 0.75;

/** The passages of meetings the caller may see that answer best: first those of the conversation's meeting. */
export async function resolvePassages(
  world: Pick<World, 'assistantReader' | 'clock' | 'searchReader'>,
  scope: CompanyScope,
  asked: ParsedSearch,
  meetingId: string | null,
): Promise<ResolvedSearch> {
  const least = asked.isPlain ? leastShare : leastShareOfGuess;
  const find = async (where: { meetingId?: string }) => {
    const found: Passage[] = [];
    for (const query of asked.wordings)
      found.push(...(await findPassages(world, scope, { query, ...where, limit: mostPassagesRead })));
    const ranked = await world.assistantReader.read(scope, 'rankAnswers', asked.message, onceEach(found));
    return ranked.filter(({ share }) => share >= least);
  };
  const here = meetingId === null ? [] : await find({ meetingId });
  const found = here.length > 0 ? here : await find({});
  const offers = found.length > 0 ? [] : (await resolveOffers(world, scope, asked)).offers;
  const { past } = asked;
  const then = past === null ? found : found.filter((passage) => isWithin(passage, past));
  const isMissed = then.length === 0 && found.length > 0;
  return { passages: isMissed ? found : then, missed: isMissed && past ? past.words : null, offers };
}

function isWithin({ startsAt, timeZone }: Passage, past: NonNullable<ParsedSearch['past']>): boolean {
  const held = localTime(new Date(startsAt), timeZone);
  return held >= past.start && held < past.end;
}

/** A turn that several wordings find, as the one it answers best finds it. */
function onceEach(passages: readonly Passage[]): Passage[] {
  const best = new Map<string, Passage>();
  for (const passage of passages.toSorted((left, right) => left.share - right.share))
    best.set(`${passage.meetingId} ${passage.version} ${passage.index}`, passage);
  return [...best.values()];
}
