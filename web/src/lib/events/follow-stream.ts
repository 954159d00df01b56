import { readMessages, type ServerMessage } from './read-messages.ts';

export interface StreamWorld {
  /** Up to which id nothing was missed when listening begins: the server sends again what came since; '' where unknown. */
  readonly firstEventId: string;
  /** Opens the stream after the last id received. Rejects or answers not ok when it cannot. */
  open(lastEventId: string, signal: AbortSignal): Promise<Response>;
  text(response: Response): AsyncIterable<string>;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
}

const shortest = 1_000;
const longestPause = 30_000;

/** Silence, heartbeats included, after which a connection counts as dead, in milliseconds. */
export const longestSilence = 45_000;

/** Doubles with each failure up to 30 s; half of it is chance, so that a restart is not met by everyone at once. */
export const pauseAfter = (failures: number, random: number): number => {
  const full = Math.min(longestPause, shortest * 2 ** failures);
  return full / 2 + (full / 2) * random;
};

function watchdog(onSilence: () => void) {
  let timer = setTimeout(onSilence, longestSilence);
  return {
    feed() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, longestSilence);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Listens until the signal aborts, opening the stream again whenever it ends. Stops for good when the server refuses
 * (401): the session is over. Missed messages are the server's to send again, by `Last-Event-ID`.
 */
export async function followStream(
  world: StreamWorld,
  onMessage: (message: ServerMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastEventId = world.firstEventId;
  let failures = 0;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const either = AbortSignal.any([signal, attempt.signal]);
    const dog = watchdog(() => attempt.abort());
    try {
      const response = await world.open(lastEventId, either);
      if (response.status === 401) return;
      if (response.ok) {
        const alive = () => {
          failures = 0;
          dog.feed();
        };
        for await (const message of readMessages(world.text(response), alive)) {
          if (message.id) lastEventId = message.id;
          onMessage(message);
        }
      }
    } catch {
      // Whatever broke, the answer is the same: wait, then listen again.
    } finally {
      dog.stop();
      // A refusal whose body nobody reads would keep its connection.
      attempt.abort();
    }
    await world.sleep(pauseAfter(failures, world.random()), signal);
    failures += 1;
  }
}
