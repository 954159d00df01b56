import { login, register } from '@hopgon/contract/auth/routes';
import { createChatSession } from '@hopgon/contract/chat/routes';
import { createCompany } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { pathOf, type ReplyOf, type RouteShape } from '@hopgon/contract/route';
import { readMe } from '@hopgon/contract/users/routes';
import { z } from 'zod';

export interface Seeded {
  readonly token: string;
  readonly refreshToken: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly companyId: string;
  /** Conversations of the person. */
  readonly chats: readonly string[];
}

async function call<R extends RouteShape>(
  url: string,
  route: R,
  body?: unknown,
  token = '',
): Promise<ReplyOf<R>> {
  const response = await fetch(url + pathOf(route), {
    method: route.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply: unknown = await response.json();
  if (!response.ok) throw new Error(`${route.path}: ${JSON.stringify(reply)}`);
  return read(route, reply);
}

const read = <R extends RouteShape>(route: R, reply: unknown): ReplyOf<R> =>
  z.parse<R['reply']>(route.reply, route.envelope === 'top' ? reply : Object(reply).data);

const account = { email: 'do@congty.example', password: 'Hop9Gon-dung' };

export type SeededSession = Pick<Seeded, 'token' | 'refreshToken' | 'sessionId'>;

/** A new session of the person of `seed`. A token is good for minutes, and a refresh token for one use. */
export async function openSession(url: string): Promise<SeededSession> {
  const tokens = await call(url, login, account);
  if ('secondFactor' in tokens) throw new Error('a new account has no second factor');
  const { token, refreshToken, sessionId } = tokens;
  return { token, refreshToken, sessionId };
}

/** A company with meetings ahead and a conversation, made by the API as a person would. */
export async function seed(url: string, meetings: number): Promise<Seeded> {
  await call(url, register, { ...account, displayName: 'Đặng Khánh Quỳnh' });
  const session = await openSession(url);
  const { token } = session;
  const { companyId } = await call(
    url,
    createCompany,
    { name: 'Nội thất Gỗ Vân', timeZone: 'Asia/Ho_Chi_Minh' },
    token,
  );
  for (let day = 1; day <= meetings; day += 1) {
    const start = Date.now() + day * 86_400_000;
    await call(
      url,
      createMeeting,
      {
        title: `Giao ban ${day}`,
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(start + 3_600_000).toISOString(),
      },
      token,
    );
  }
  const chats: string[] = [];
  for (let count = 0; count < 50; count += 1) chats.push((await call(url, createChatSession, {}, token)).id);
  const { id: userId } = await call(url, readMe, undefined, token);
  return { ...session, userId, companyId, chats };
}
