import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readItem } from '../../action-items/read-item.ts';
import { listTerms } from '../../glossary/list-terms.ts';
import { listMeetings } from '../../meetings/list/list-meetings.ts';
import { type FoundAnswer, findAnswer } from '../../search/find-answer.ts';
import type { ParsedSearch } from '../parse/parsed-message.rules.ts';
import { readWorkplace } from './read-workplace.ts';
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
  const spoken = saysOwnWords.test(message) ? await readOwnName(world, scope) : '';
  const { terms } = await listTerms(scope);
  const ownWords = terms
    .filter(({ state }) => state === 'active')
    .map((term) => [term.written, ...term.spoken]);
  const question = { message, query: `${query} ${spoken}`.trim(), past, isAsking, ownWords };
  const find = (within: AskedScope) => findAnswer(world, scope, { ...question, scope: within, meetingId });
  const first = meetingId === null ? 'all' : (chosen ?? 'meeting');
  const here = await find(first);
  const mayLookOn = chosen === null && first === 'meeting' && here.sentences.length === 0;
  const elsewhere = mayLookOn ? await find('all') : null;
  const isElsewhere = elsewhere !== null && (elsewhere.sentences.length > 0 || here.sources.length === 0);
  const found = isElsewhere ? elsewhere : here;
  const { offers } =
    found.sources.length > 0 ? { offers: [] } : await resolveOffers(world, scope, { message, names, when });
  const within = isElsewhere ? 'all' : first;
  const mayBeClosed = within === 'all' && isAsking && found.sentences.length === 0;
  const hasClosed = mayBeClosed && (await hasOwnClosedMeeting(world, scope));
  return { found, tasks: await readTasks(world, scope, found), scope: within, offers, hasClosed };
}

/** The tasks that sentences rest on, by the place of the sentence: it says how far they are. */
async function readTasks(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { sentences, sources }: FoundAnswer,
): Promise<ResolvedSearch['tasks']> {
  const tasks = new Map<number, ActionItem>();
  for (const [at, sentence] of sentences.entries()) {
    const [source] = sentence.sources.map((number) => sources[number - 1]);
    const item = source?.kind === 'task' ? await findItem(world, scope, source.id) : null;
    if (item !== null) tasks.set(at, item);
  }
  return tasks;
}

async function findItem(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  itemId: string,
): Promise<ActionItem | null> {
  try {
    return await readItem(world, scope, itemId);
  } catch (error) {
    // Gone since it was found.
    if (!(error instanceof Failure)) throw error;
    return null;
  }
}

/** "Hôm qua tui nói chi về nồi cô", "mình hứa gì hôm giao ban": the asker's own words are looked for. */
const saysOwnWords =
  /(?<!\p{L})(?:tôi|tui|mình|em|e|toi|minh)\s+(?:có\s+|co\s+|đã\s+|da\s+)?(?:nói|hứa|dặn|bảo|báo|noi|hua|dan)\s+(?:gì|chi|cái gì|thế nào|sao|răng|mấy|bao nhiêu|bong|một câu|gi|cai gi|rang|may)(?!\p{L})/iu;

/** As speakers are named, the given name is the last word. */
async function readOwnName(world: Pick<World, 'clock'>, scope: CompanyScope): Promise<string> {
  const { people, callerId } = await readWorkplace(world, scope);
  return (
    people
      .find(({ userId }) => userId === callerId)
      ?.displayName.split(' ')
      .at(-1) ?? ''
  );
}

const daysBack = 90;
const millisecondsOfDay = 86_400_000;

/** Whether the caller takes part in a closed meeting that was held: what was said there is asked on its page alone. */
async function hasOwnClosedMeeting(world: Pick<World, 'clock'>, scope: CompanyScope): Promise<boolean> {
  const now = world.clock.now();
  const from = new Date(now.getTime() - daysBack * millisecondsOfDay).toISOString();
  const range = {
    from,
    to: now.toISOString(),
    mine: 'true',
    cancelled: 'false',
    order: 'desc',
    limit: mostMeetings,
  } as const;
  const { meetings } = await listMeetings(world, scope, range);
  return meetings.some(({ visibility }) => visibility === 'closed');
}

const mostMeetings = 200;
