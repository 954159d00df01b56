import { describe, expect, test, vi } from 'vitest';
import { createRefresh, type RefreshWorld, type RenewAnswer } from './create-refresh.ts';
import type { StoredSession } from './stored-session.ts';

const old: StoredSession = { authToken: 'old', refreshToken: 'r1', sessionId: 's', tokenExpiry: 1 };
const tokens = { authToken: 'new', refreshToken: 'r2', tokenExpiry: 2 };
const renewed: RenewAnswer = { is: 'renewed', session: tokens };

function worldWith(ask: RefreshWorld['ask'], start: StoredSession | null = old) {
  let stored = start;
  return {
    stored: () => stored,
    ask: vi.fn(ask),
    reread: () => stored,
    renew: (next: StoredSession) => {
      stored = next;
    },
    end: vi.fn((_reason: string | null) => {
      stored = null;
    }),
    exclusive: <T>(work: () => Promise<T>) => work(),
  };
}

describe('renewing the tokens', () => {
  test('keeps the session id and stores what the server gave', async () => {
    const world = worldWith(async () => renewed);
    await expect(createRefresh(world)(old)).resolves.toEqual({ ...tokens, sessionId: 's' });
    expect(world.stored()).toEqual({ ...tokens, sessionId: 's' });
    expect(world.ask).toHaveBeenCalledWith('r1');
  });

  test('asks once for all calls that wait', async () => {
    const world = worldWith(async () => renewed);
    const refresh = createRefresh(world);
    await Promise.all([refresh(old), refresh(old), refresh(old)]);
    expect(world.ask).toHaveBeenCalledTimes(1);
  });

  test('asks nothing when another tab was faster', async () => {
    const world = worldWith(async () => renewed, { ...old, authToken: 'of another tab' });
    await expect(createRefresh(world)(old)).resolves.toMatchObject({ authToken: 'of another tab' });
    expect(world.ask).not.toHaveBeenCalled();
  });

  test.each([
    ['signed out', null],
    ['somebody else signed in', { ...old, authToken: 'b', refreshToken: 'r9', sessionId: 'other' }],
  ])('stores and ends nothing where meanwhile the person %s', async (_, meanwhile) => {
    for (const answer of [renewed, { is: 'refused', reason: null }] as const) {
      const waiting = Promise.withResolvers<RenewAnswer>();
      const world = worldWith(() => waiting.promise);
      const asked = createRefresh(world)(old);
      await vi.waitFor(() => expect(world.ask).toHaveBeenCalled());
      world.end(null);
      if (meanwhile) world.renew(meanwhile);
      world.end.mockClear();
      waiting.resolve(answer);
      await expect(asked).resolves.toBeNull();
      expect(world.stored()).toEqual(meanwhile);
      expect(world.end).not.toHaveBeenCalled();
    }
  });

  test('is none of its business when somebody else signed in before it began', async () => {
    const other = { ...old, authToken: 'b', refreshToken: 'r9', sessionId: 'other' };
    const world = worldWith(async () => renewed, other);
    await expect(createRefresh(world)(old)).resolves.toBeNull();
    expect(world.ask).not.toHaveBeenCalled();
    expect(world.stored()).toEqual(other);
  });

  test('a renewal of who left does not answer who signed in meanwhile', async () => {
    const waiting = Promise.withResolvers<RenewAnswer>();
    const world = worldWith(() => waiting.promise);
    const refresh = createRefresh(world);
    const left = refresh(old);
    await vi.waitFor(() => expect(world.ask).toHaveBeenCalledTimes(1));
    const other = { ...old, authToken: 'b', refreshToken: 'r9', sessionId: 'other' };
    world.renew(other);
    const own = refresh(other);
    waiting.resolve(renewed);
    await expect(left).resolves.toBeNull();
    await expect(own).resolves.toEqual({ ...tokens, sessionId: 'other' });
  });

  test('has nothing to ask by when another tab signed out', async () => {
    const world = worldWith(async () => renewed, null);
    await expect(createRefresh(world)(old)).rejects.toThrow('No refresh token available');
    expect(world.ask).not.toHaveBeenCalled();
  });

  // Proves S4.022, S8.041
  test('a refusal ends the session', async () => {
    const world = worldWith(async () => ({ is: 'refused', reason: 'password' }));
    await expect(createRefresh(world)(old)).resolves.toBeNull();
    expect(world.stored()).toBeNull();
    expect(world.end).toHaveBeenCalledWith('password');
  });

  // Proves S8.041
  test('a failing network clears nothing, and the next try asks again', async () => {
    const world = worldWith(() => Promise.reject(new TypeError('network')));
    const refresh = createRefresh(world);
    await expect(refresh(old)).rejects.toThrow('network');
    expect(world.stored()).toEqual(old);
    await expect(refresh(old)).rejects.toThrow('network');
    expect(world.ask).toHaveBeenCalledTimes(2);
  });
});
