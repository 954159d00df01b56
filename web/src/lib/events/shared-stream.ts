import { events } from '@hopgon/contract/system/routes';
import { authorised } from '../api/authorised.ts';
import { nextReplysEvent } from '../api/next-reply.ts';
import { exclusive } from '../exclusive/exclusive.ts';
import { sleep } from '../exclusive/sleep.ts';
import { followStream } from './follow-stream.ts';
import { textOf } from './text-of.ts';
import { type Wake, wakeOf } from './wake.ts';

const channelName = 'events';
const takeover = 2_000;
/** Something is read wherever one is signed in; where nothing comes for so long, everything is read once it listens. */
const longestWait = 5_000;

const world = {
  open: (lastEventId: string, signal: AbortSignal) =>
    authorised(
      events,
      {},
      {
        signal,
        headers: { accept: 'text/event-stream', ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
      },
    ),
  text: textOf,
  sleep,
  random: Math.random,
};

/**
 * One connection serves all tabs, because HTTP/1.1 allows only six to an origin: the tab that holds the lock listens and
 * informs the others. When it closes, the next one takes over. Returns what stops listening.
 */
export function shareStream(onWake: (wake: Wake) => void): () => void {
  const stopped = new AbortController();
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    const wake = wakeOf(data);
    if (wake) onWake(wake);
  };

  const asked = Date.now();
  const firstRead = Promise.race([nextReplysEvent(), sleep(longestWait, stopped.signal).then(() => '')]);
  const lead = async () => {
    // Taking over from a tab that closed: no tab received the events in between, and all read everything once it listens.
    const takesOver = Date.now() - asked > takeover;
    await followStream(
      { ...world, firstEventId: takesOver ? '' : await firstRead },
      ({ event, data }) => {
        const wake = wakeOf({ event, data });
        if (!wake) return;
        channel.postMessage({ event, data });
        onWake(wake);
      },
      stopped.signal,
    );
  };

  exclusive('event-stream', lead, stopped.signal).catch(() => null);
  return () => {
    stopped.abort();
    channel.close();
  };
}
