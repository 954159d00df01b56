import { Failure } from '@hopgon/contract/failure';
import { day } from '../../platform/clock/durations.rules.ts';
import type { Origin } from '../../platform/http/call.ts';
import type { FileReply } from '../../platform/http/file-binder.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { failureOfWork } from '../../platform/threads/failure-of-work.ts';
import type { World } from '../../platform/world.ts';
import { listItemsOfPerson } from '../action-items/people/list-items-of-person.ts';
import { listMeetingsOfPerson } from '../meetings/list/list-meetings-of-person.ts';
import { listSeriesCalendars } from '../meetings/series/invitations/list-series-calendars.ts';
import { calendarLimits } from './calendar.limits.ts';
import { feedTokenHash, tokenInFile } from './feed.token.ts';
import { feedEvents } from './feed-events.presenter.ts';
import { feedStore } from './feeds.store.ts';

/** Calendars show what lies ahead, and a little of what was. */
const window = { before: 90 * day, after: 400 * day, most: 3_000 };
const minutesBetweenLooks = 15;

/** The calendar behind a private address: meetings its person made or is invited to, called-off ones as such, and their tasks. */
export async function renderFeed(
  world: Pick<World, 'calendars' | 'clock' | 'config' | 'database' | 'limiter' | 'scopes'>,
  { address }: Origin,
  file: string,
): Promise<FileReply> {
  const now = world.clock.now();
  const token = tokenInFile(file);
  const hash = token && feedTokenHash(token);
  const feed = hash && (await feedStore.open(world.database.trusted({}).db, hash, now));
  if (!feed) {
    // Only such addresses count and are refused: a revoked one in somebody's phone must not lock out the network it is in.
    const key = `calendar-feed/guess/${networkOf(address)}`;
    await world.limiter.spend(calendarLimits.feedsGuessedByNetwork, key);
    throw new Failure('calendar_feed_not_found');
  }
  await world.limiter.spend(calendarLimits.readsOfFeed, `calendar-feed/read/${hash.toString('hex')}`);
  const scope = world.scopes.job(feed.company_id);
  const [from, to] = [new Date(now.getTime() - window.before), new Date(now.getTime() + window.after)];
  const meetings = await listMeetingsOfPerson(world, scope, {
    userId: feed.user_id,
    from,
    to,
    most: window.most,
  });
  const seriesIds = [...new Set(meetings.flatMap(({ series }) => series?.id ?? []))];
  const events = feedEvents(meetings, await listSeriesCalendars(scope, seriesIds), { from, to, now });
  const tasks = await listItemsOfPerson(world, scope, { userId: feed.user_id, doneSince: from });
  const content = { name: 'Họp Gọn', events, tasks, minutes: minutesBetweenLooks };
  const text = await world.calendars.formatFeed(feed.company_id, content).catch((error: unknown) => {
    throw failureOfWork(error, 'server_busy');
  });
  return { keep: 'asking', bytes: Buffer.from(text) };
}
