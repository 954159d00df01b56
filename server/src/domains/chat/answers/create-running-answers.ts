import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningAnswer } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import { z } from 'zod';
import type { Db } from '../../../platform/database/kysely.ts';
import type { World } from '../../../platform/world.ts';
import { runningAnswersStore } from './running-answers.store.ts';

/** What a page that follows an answer gets; its first piece is all that was said before it came. */
export interface AnswerFollower {
  say(piece: string): void;
  /** What was said is void: another answer begins. */
  restart(): void;
}

export interface OwnedAnswer {
  /** Aborts when somebody stops the answer. */
  readonly signal: AbortSignal;
  readonly said: () => string;
  say(piece: string): void;
  restart(): void;
  end(): Promise<void>;
}

interface Key {
  readonly sessionId: string;
  readonly userId: string;
}

/** Answers that are being written, one in each conversation, at whichever process. */
export interface RunningAnswers {
  /** Throws while another one is being written there. It is stopped once `verify` rejects, as a session ends meanwhile. */
  begin(
    key: Key & { readonly companyId: string },
    message: string,
    verify: () => Promise<unknown>,
  ): Promise<OwnedAnswer>;
  /** `db` sees the conversation, whose owner was checked. */
  find(db: Db, key: Key): Promise<RunningAnswer | null>;
  /** Resolves when the answer has ended, at once where none is written: false. Of another process' answer no piece comes. */
  follow(db: Db, key: Key, follower: AnswerFollower): Promise<boolean>;
  /** Stops it at this process and the others. */
  stop(key: Key): void;
  stopAll(): void;
}

declare module '../../../platform/world.ts' {
  interface World {
    readonly runningAnswers: RunningAnswers;
  }
}

interface Running extends RunningAnswer {
  readonly userId: string;
  readonly followers: Set<AnswerFollower>;
  readonly stopping: AbortController;
  readonly ended: PromiseWithResolvers<void>;
  said: string;
}

/** As often as the session of a stream of events is checked, in milliseconds. */
const heartbeat = 15_000;
/** A process that has missed so many heartbeats has died. */
const silence = 3 * heartbeat;
/** How often the end of another process' answer is looked for. */
const lookMs = 500;
const StopAsked = z.object({ sessionId: z.string(), userId: z.string() });

const createRunning = (userId: string, message: string, now: Date): Running => ({
  ...{ userId, message, startedAt: now.toISOString(), said: '' },
  followers: new Set(),
  stopping: new AbortController(),
  ended: Promise.withResolvers<void>(),
});

const voiceOf = (running: Running): Omit<OwnedAnswer, 'end'> => ({
  signal: running.stopping.signal,
  said: () => running.said,
  say(piece) {
    running.said += piece;
    for (const follower of running.followers) follower.say(piece);
  },
  restart() {
    running.said = '';
    for (const follower of running.followers) follower.restart();
  },
});

async function followHere(running: Running, follower: AnswerFollower): Promise<true> {
  if (running.said !== '') follower.say(running.said);
  running.followers.add(follower);
  await running.ended.promise;
  running.followers.delete(follower);
  return true;
}

type AnswersWorld = Pick<World, 'clock' | 'log' | 'peers' | 'scopes'>;

/**
 * What was said is kept in memory: an answer that was not finished when the process ends was never stored, and is asked again. That
 * it is being written, other processes see in the database.
 */
export function createRunningAnswers({ clock, log, peers, scopes }: AnswersWorld): RunningAnswers {
  const process = randomBytes(6).toString('hex');
  const bySession = new Map<string, Running>();
  const own = ({ sessionId, userId }: Key): Running | null => {
    const running = bySession.get(sessionId);
    return running?.userId === userId ? running : null;
  };
  const silentBefore = (): Date => new Date(clock.now().getTime() - silence);
  const findElsewhere = async (db: Db, { sessionId }: Key) =>
    peers.areThere() ? runningAnswersStore.find(db, sessionId, silentBefore()) : undefined;
  const stopHere = (key: Key): void => own(key)?.stopping.abort();
  peers.on('stop-answer', (data) => stopHere(StopAsked.parse(data)));
  return {
    async begin({ companyId, sessionId, userId }, message, verify) {
      if (bySession.has(sessionId)) throw new Failure('chat_answer_running');
      const now = clock.now();
      const running = createRunning(userId, message, now);
      bySession.set(sessionId, running);
      // Committed at once, while what the request itself writes waits for the answer.
      const { db } = scopes.job(companyId);
      const forget = () => {
        bySession.delete(sessionId);
        running.ended.resolve();
      };
      try {
        const row = { companyId, sessionId, process, message, now };
        if (!(await runningAnswersStore.begin(db, row, silentBefore())))
          throw new Failure('chat_answer_running');
      } catch (error) {
        forget();
        throw error;
      }
      const beat = setInterval(() => {
        verify().catch(() => running.stopping.abort());
        runningAnswersStore.beat(db, sessionId, process, clock.now()).catch(() => undefined);
      }, heartbeat);
      return {
        ...voiceOf(running),
        async end() {
          clearInterval(beat);
          forget();
          await runningAnswersStore
            .end(db, sessionId, process)
            .catch((error: unknown) =>
              log.warn({ err: error }, 'an answer that ended still counts as written'),
            );
        },
      };
    },
    async find(db, key) {
      const running = own(key);
      if (running) return { message: running.message, startedAt: running.startedAt };
      const row = await findElsewhere(db, key);
      return row ? { message: row.message, startedAt: row.started_at.toISOString() } : null;
    },
    async follow(db, key, follower) {
      const running = own(key);
      if (running) return followHere(running, follower);
      let wasRunning = false;
      while (await findElsewhere(db, key)) {
        wasRunning = true;
        await delay(lookMs, undefined, { ref: false });
      }
      return wasRunning;
    },
    stop(key) {
      stopHere(key);
      peers.send('stop-answer', { sessionId: key.sessionId, userId: key.userId });
    },
    stopAll() {
      for (const { stopping } of bySession.values()) stopping.abort();
    },
  };
}
