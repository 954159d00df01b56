import type { Choice } from '@hopgon/contract/chat/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listRecentMeetings } from '../meetings/core/list-recent-meetings.ts';
import { readOwnDay } from './read-own-day.ts';
import { readWorkplace } from './read-workplace.ts';
import { type AssistantReply, askBack } from './reply.rules.ts';
import { colleaguesOf } from './workplace.rules.ts';

/** Three things that can be done, chosen by the words of a message and by what the person has. */
export async function offersFor(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  message: string,
): Promise<readonly Choice[]> {
  const [place, day] = [await readWorkplace(world, scope), await readOwnDay(world, scope)];
  const recent = await listRecentMeetings(world, scope);
  const own = { colleagues: colleaguesOf(place), recent, day, now: place.now };
  return world.assistantReader.read(scope, 'chooseOffers', message, own);
}

interface Unfound {
  readonly message: string;
  /** The words that were looked for. */
  readonly query: string;
  readonly isPlain: boolean;
}

/** Says that nothing answers, and what can be done instead. */
export async function sayNothingFound(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  { message, query, isPlain }: Unfound,
): Promise<AssistantReply> {
  const head = isPlain
    ? `Không thấy lời nào về “${query}” trong các bản gỡ băng cuộc họp bạn được xem.`
    : 'Chưa trả lời được câu này. Trợ lý biết lịch họp, việc cần làm và những gì đã nói trong các cuộc họp bạn được xem.';
  return askBack(`${head} Bạn có thể:`, await offersFor(world, scope, message));
}
