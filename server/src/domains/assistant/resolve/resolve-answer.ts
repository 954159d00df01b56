import type { AskedScope } from '@hopgon/contract/search/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { findAnswer } from '../../search/find-answer.ts';
import type { ParsedSearch } from '../parse/parsed-message.rules.ts';
import { resolveOffers } from './resolve-offers.ts';
import type { ResolvedSearch } from './resolved.rules.ts';

interface AskedPlace {
  /** The meeting of the conversation. */
  readonly meetingId: string | null;
  /** Null where the person chose none: first the meeting of the conversation, then all. */
  readonly scope: AskedScope | null;
}

/** What meetings that the caller may ask say about a question, or what can be done instead. */
export async function resolveAnswer(
  world: Pick<World, 'assistantReader' | 'clock' | 'searchReader'>,
  scope: CompanyScope,
  { message, query, past, names, when, isAsking }: ParsedSearch,
  { meetingId, scope: chosen }: AskedPlace,
): Promise<ResolvedSearch> {
  const question = { message, query, past, isAsking };
  const find = (within: AskedScope) => findAnswer(world, scope, { ...question, scope: within, meetingId });
  const first = meetingId === null ? 'all' : (chosen ?? 'meeting');
  const here = await find(first);
  const mayLookOn = chosen === null && first === 'meeting' && here.sentences.length === 0;
  const elsewhere = mayLookOn ? await find('all') : null;
  const isElsewhere = elsewhere !== null && (elsewhere.sentences.length > 0 || here.sources.length === 0);
  const found = isElsewhere ? elsewhere : here;
  const { offers } =
    found.sources.length > 0 ? { offers: [] } : await resolveOffers(world, scope, { message, names, when });
  return { found, scope: isElsewhere ? 'all' : first, offers };
}
