import type { RunningAnswer } from '@hopgon/contract/chat/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { Clock } from '../../../platform/clock/clock.ts';

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
  end(): void;
}

interface Key {
  readonly sessionId: string;
  readonly userId: string;
}

/** Answers that are being written, one in each conversation. */
export interface RunningAnswers {
  /** Throws while another one is being written there. It is stopped once `verify` rejects, as a session ends meanwhile. */
  begin(key: Key, message: string, verify: () => Promise<unknown>): OwnedAnswer;
  find(key: Key): RunningAnswer | null;
  /** Resolves when the answer has ended, at once where none is written: false. */
  follow(key: Key, follower: AnswerFollower): Promise<boolean>;
  stop(key: Key): boolean;
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

/** Kept in memory: an answer that was not finished when the process ends was never stored, and is asked again. */
export function createRunningAnswers(clock: Clock): RunningAnswers {
  const bySession = new Map<string, Running>();
  const own = ({ sessionId, userId }: Key): Running | null => {
    const running = bySession.get(sessionId);
    return running?.userId === userId ? running : null;
  };
  return {
    begin({ sessionId, userId }, message, verify) {
      if (bySession.has(sessionId)) throw new Failure('chat_answer_running');
      const running: Running = {
        userId,
        message,
        startedAt: clock.now().toISOString(),
        followers: new Set(),
        stopping: new AbortController(),
        ended: Promise.withResolvers<void>(),
        said: '',
      };
      bySession.set(sessionId, running);
      const beat = setInterval(() => {
        verify().catch(() => running.stopping.abort());
      }, heartbeat);
      return {
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
        end() {
          clearInterval(beat);
          bySession.delete(sessionId);
          running.ended.resolve();
        },
      };
    },
    find(key) {
      const running = own(key);
      return running && { message: running.message, startedAt: running.startedAt };
    },
    async follow(key, follower) {
      const running = own(key);
      if (!running) return false;
      if (running.said !== '') follower.say(running.said);
      running.followers.add(follower);
      await running.ended.promise;
      running.followers.delete(follower);
      return true;
    },
    stop(key) {
      const running = own(key);
      running?.stopping.abort();
      return running !== null;
    },
    stopAll() {
      for (const { stopping } of bySession.values()) stopping.abort();
    },
  };
}
