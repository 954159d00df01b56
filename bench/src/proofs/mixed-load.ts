import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createActionItem, listActionItems } from '@hopgon/contract/action-items/routes';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { createMeeting, listMeetings, readMeeting } from '@hopgon/contract/meetings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { pathOf, type RouteShape } from '@hopgon/contract/route';
import { suggestTimes } from '@hopgon/contract/scheduling/routes';
import { searchCompany } from '@hopgon/contract/search/routes';
import { events } from '@hopgon/contract/system/routes';
import { type Spread, spreadOf } from '../spread.ts';
import { type Colleague, callRoute, renewToken } from './people.ts';

const dayMs = 86_400_000;
const periodMs = 10_000;
/** Before an access token ends. */
const renewEveryMs = 10 * 60_000;

interface Busy extends Colleague {
  chatId: string;
  meetingId: string;
  renewedAt: number;
}

export interface Load {
  readonly seconds: number;
  /** At the beginning, in which the server loads and compiles what it needs; counted by `byTime` alone. */
  readonly warmUpSeconds: number;
  /** From the answer to the next request of the same person, on average. */
  readonly thinkMs: number;
}

interface LoadResult extends Spread {
  readonly requests: number;
  /** Refusals and failures, each with what was asked. */
  readonly errors: readonly string[];
  /** Of each ten seconds, in their order. */
  readonly byTime: readonly Spread[];
  /** By what was asked. */
  readonly byKind: ReadonlyMap<string, Spread>;
}

interface Request {
  readonly route: RouteShape;
  readonly path: string;
  readonly body?: unknown;
}

const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

function meetingOf(colleagues: readonly Colleague[]) {
  const start = Math.floor((Date.now() + Math.random() * 30 * dayMs) / 900_000) * 900_000;
  return {
    title: pick(['Giao ban sáng', 'Chốt giá gỗ sồi', 'Rà soát tiến độ', 'Duyệt mẫu mới']),
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 1_800_000).toISOString(),
    participants: [...new Set([pick(colleagues).userId, pick(colleagues).userId])].map((userId) => ({
      userId,
    })),
    allowClashes: true,
  };
}

const questions = ['hôm nay tôi có họp gì?', 'tuần này còn việc nào chưa xong?', 'mai 9h tôi rảnh không?'];

/** What people do, each as often as its share of a hundred says. */
const acts: readonly (readonly [share: number, make: (person: Busy, all: readonly Busy[]) => Request])[] = [
  [
    30,
    () => ({
      route: listMeetings,
      path: `${listMeetings.path}?mine=true&from=${new Date().toISOString()}&to=${new Date(Date.now() + 7 * dayMs).toISOString()}`,
    }),
  ],
  [16, ({ meetingId }) => ({ route: readMeeting, path: pathOf(readMeeting, { meetingId }) })],
  [12, () => ({ route: listActionItems, path: `${listActionItems.path}?mine=true&open=true` })],
  [12, () => ({ route: listNotifications, path: listNotifications.path })],
  [
    6,
    () => ({
      route: searchCompany,
      path: `${searchCompany.path}?query=${pick(['giao', 'go soi', 'Nguyễn'])}`,
    }),
  ],
  [
    6,
    ({ chatId }) => ({
      route: sendChatMessage,
      path: sendChatMessage.path,
      body: { message: pick(questions), session_id: chatId },
    }),
  ],
  [
    4,
    (_, all) => ({
      route: suggestTimes,
      path: suggestTimes.path,
      body: {
        people: [...new Set([pick(all).userId, pick(all).userId])].map((userId) => ({
          userId,
          required: true,
        })),
        minutes: 30,
        from: new Date(Date.now() + dayMs).toISOString(),
        to: new Date(Date.now() + 8 * dayMs).toISOString(),
      },
    }),
  ],
  [9, (_, all) => ({ route: createMeeting, path: createMeeting.path, body: meetingOf(all) })],
  [
    5,
    (_, all) => ({
      route: createActionItem,
      path: createActionItem.path,
      body: { title: 'Gửi báo giá cho khách', assigneeId: pick(all).userId, deadline: '2027-01-15' },
    }),
  ],
];

function chooseAct(person: Busy, all: readonly Busy[]): Request {
  let left = Math.random() * 100;
  for (const [share, make] of acts) {
    left -= share;
    if (left < 0) return make(person, all);
  }
  return { route: listNotifications, path: listNotifications.path };
}

async function ask(url: string, person: Busy, { route, path, body }: Request): Promise<string | null> {
  try {
    const response = await fetch(url + path, {
      method: route.method,
      headers: {
        authorization: `Bearer ${person.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return response.ok ? null : `${route.path}: ${response.status} ${text.slice(0, 200)}`;
  } catch (error) {
    return `${route.path}: ${String(error)}`;
  }
}

/** As an open page holds it; what comes is read and forgotten. */
function openStream(url: string, { token }: Busy) {
  const request = get(url + events.path, { headers: { authorization: `Bearer ${token}` } }, (response) =>
    response.resume().on('error', () => undefined),
  );
  request.on('error', () => undefined);
  return request;
}

export async function runMixedLoad(
  url: string,
  colleagues: readonly Colleague[],
  { seconds, warmUpSeconds, thinkMs }: Load,
): Promise<LoadResult> {
  const people: Busy[] = [];
  for (const colleague of colleagues) {
    const chat = await callRoute(url, createChatSession, {}, colleague.token);
    const meeting = await callRoute(url, createMeeting, meetingOf(colleagues), colleague.token);
    people.push({
      ...colleague,
      chatId: String(chat.id),
      meetingId: String(meeting.id),
      renewedAt: Date.now(),
    });
  }
  const streams = people.map((person) => openStream(url, person));
  const times: number[] = [];
  const timesByKind = new Map<string, number[]>();
  const timesByPeriod: number[][] = [];
  const began = Date.now();
  const errors: string[] = [];
  const until = Date.now() + (warmUpSeconds + seconds) * 1000;
  const work = async (person: Busy): Promise<void> => {
    // Nobody begins in the same moment.
    await delay(Math.random() * 2 * thinkMs);
    while (Date.now() < until) {
      if (Date.now() - person.renewedAt > renewEveryMs) {
        await renewToken(url, person);
        person.renewedAt = Date.now();
      }
      const asked = chooseAct(person, people);
      const from = performance.now();
      const error = await ask(url, person, asked);
      const took = performance.now() - from;
      if (error) errors.push(error);
      const period = Math.floor((Date.now() - began) / periodMs);
      timesByPeriod[period] = [...(timesByPeriod[period] ?? []), took];
      if (Date.now() - began > warmUpSeconds * 1000) {
        const kind = `${asked.route.method} ${asked.route.path}`;
        times.push(took);
        timesByKind.set(kind, [...(timesByKind.get(kind) ?? []), took]);
      }
      await delay(thinkMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(people.map(work));
  for (const stream of streams) stream.destroy();
  const byKind = new Map([...timesByKind].map(([kind, each]) => [kind, spreadOf(each)]));
  const byTime = Array.from(timesByPeriod, (each = []) => spreadOf(each));
  return { ...spreadOf(times), requests: times.length, errors, byKind, byTime };
}
