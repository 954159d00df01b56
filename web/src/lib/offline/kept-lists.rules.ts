import type { Wake } from '../events/wake.ts';

/** What was kept of one reply, and when it was read, in milliseconds since 1970. */
export interface KeptReply<T> {
  readonly at: number;
  readonly data: T;
}

const prefix = 'last-read';

export interface Owner {
  readonly build: string;
  readonly sessionId: string;
  /** Empty for what belongs to no company. */
  readonly companyId: string;
}

/** The key of a reply: of one build, whose shape it has, one session and one company, and of the topic that wakes it. */
export const keyOf = ({ build, sessionId, companyId }: Owner, topic: string, name: string): string =>
  [prefix, build, sessionId, companyId, topic, name].join(' ');

const partsOfKey = (key: string): readonly string[] => key.split(' ');

export const isKeptKey = (key: string): boolean => key.startsWith(`${prefix} `);

export const keysOfCompany = (keys: readonly string[], companyId: string): readonly string[] =>
  keys.filter((key) => isKeptKey(key) && partsOfKey(key)[3] === companyId);

/** Say nothing of meetings, and without them no page opens. */
const ofNoMeeting: readonly string[] = ['me', 'company'];

/** The keys of what a wake-up says is another now. */
export const keysOfWake = (keys: readonly string[], wake: Wake): readonly string[] =>
  keys.filter((key) => {
    const topic = partsOfKey(key)[4] ?? '';
    if (!isKeptKey(key) || ofNoMeeting.includes(topic)) return false;
    return wake === 'everything' || wake.topics.some((each) => each === topic);
  });

interface Period {
  /** Both ends as ISO 8601 in UTC. */
  readonly from: string;
  readonly to: string;
}

/** The name of a list of meetings in a period. */
export const nameOfPeriod = (kind: string, { from, to }: Period): string => `${kind}/${from}/${to}`;

/** Lists without a period are never over. */
const isOver = (name: string, now: number): boolean => Date.parse(name.split('/')[3] ?? '') <= now;

/** The keys that may not stay: of another build or session, of a company the person is not in any more, or of past days. */
export const strangeKeys = (
  keys: readonly string[],
  { build, sessionId, now }: Pick<Owner, 'build' | 'sessionId'> & { readonly now: number },
  companyIds: readonly string[],
): readonly string[] =>
  keys.filter((key) => {
    if (!isKeptKey(key)) return false;
    const [, ofBuild, ofSession, companyId = '', , ...name] = partsOfKey(key);
    const isStrange =
      ofBuild !== build || ofSession !== sessionId || (companyId !== '' && !companyIds.includes(companyId));
    return isStrange || isOver(name.join(' '), now);
  });

/** Meetings as they may be kept: nothing of closed ones, and no links into the meetings. */
export const keepableMeetings = <M extends { readonly visibility: string; readonly joinUrl: string }>(
  meetings: readonly M[],
): readonly M[] =>
  meetings
    .filter(({ visibility }) => visibility !== 'closed')
    .map((meeting) => ({ ...meeting, joinUrl: '' }));

interface ItemOfMeeting {
  readonly isOfClosedMeeting?: true | undefined;
}

/** Tasks or notifications as they may be kept: nothing that comes from closed meetings. */
export const keepableItems = <I extends ItemOfMeeting>(items: readonly I[]): readonly I[] =>
  items.filter(({ isOfClosedMeeting }) => isOfClosedMeeting !== true);

interface Page {
  readonly nextCursor: string | null;
}

/** The first page of a list as it may be kept; the next ones are not, so none is offered. */
export const keepablePage = <P extends Page>(page: P): P => ({ ...page, nextCursor: null });

/** The same of follow-ups: nothing that comes from closed meetings. */
export const keepableFollowUps = <
  P extends Page & { readonly followUps: readonly { readonly item: ItemOfMeeting }[] },
>(
  page: P,
): P => ({
  ...keepablePage(page),
  followUps: page.followUps.filter(({ item }) => item.isOfClosedMeeting !== true),
});

/** The same of notifications: none of closed meetings, or that may name one. */
export const keepableNotifications = <P extends Page & { readonly notifications: readonly ItemOfMeeting[] }>(
  page: P,
): P => ({ ...keepablePage(page), notifications: keepableItems(page.notifications) });

/** The longest stretch of meetings that is kept: a week, with the hours of another zone. */
const longestKept = 8 * 24 * 60 * 60 * 1000;

/** Whether a stretch of meetings is one to keep: the days now, not a month or a year before. */
export function isKeptPeriod({ from, to }: Period, now: number): boolean {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return end - start <= longestKept && start <= now && now < end;
}
