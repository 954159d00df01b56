import type { EventStream } from '../../platform/http/event-stream.ts';
import type { Subscriber } from '../../platform/realtime/recent-wakes.ts';
import type { Identity } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listOpenCompanyIds } from '../auth/sign-in/list-open-company-ids.ts';

const heartbeat = 15_000;
/** A session is looked up at one heartbeat of so many. */
const beatsOfCheck = 4;

/**
 * Names the topics that a person's browser must read again, until it goes away, the session ends or the server stops.
 * Where a session ends, its streams are ended at every process; it is looked up now and then as well, because that notification
 * may be lost.
 */
export async function openWakeUpStream(
  world: Pick<World, 'clock' | 'hub' | 'readers' | 'scopes'>,
  actor: Identity,
  open: () => EventStream,
  lastEventId: string | null,
): Promise<void> {
  let companyIds: ReadonlySet<string> = new Set(await listOpenCompanyIds(world, world.scopes.person(actor)));
  const stream = open();
  const readCompanies = async () => {
    companyIds = new Set(await listOpenCompanyIds(world, world.scopes.person(actor)));
  };
  const subscriber: Subscriber = {
    ...actor,
    get companyIds() {
      return companyIds;
    },
    wake: (_, topics, event) => {
      stream.sendEncoded(event);
      if (topics.includes('me')) readCompanies().catch(() => stream.end());
    },
    end: () => stream.end(),
  };
  const unsubscribe = world.hub.subscribe(subscriber);
  catchUp(world, stream, subscriber, lastEventId);
  // A person with the app open may write or search next: the reader thread starts before that.
  world.readers.warm();
  let beats = 0;
  const beat = setInterval(() => {
    world.readers.warm();
    beats += 1;
    if (beats % beatsOfCheck !== 0) return stream.beat();
    world.scopes
      .person(actor)
      .entry()
      .then(() => stream.beat())
      .catch(() => stream.end());
  }, heartbeat);
  const stop = () => {
    clearInterval(beat);
    unsubscribe();
  };
  if (stream.signal.aborted) stop();
  else stream.signal.addEventListener('abort', stop);
}

function catchUp(
  world: Pick<World, 'hub'>,
  stream: EventStream,
  subscriber: Subscriber,
  lastEventId: string | null,
): void {
  if (lastEventId === null) {
    stream.send('ready', {}, world.hub.lastId());
    return;
  }
  const missed = world.hub.missedSince(lastEventId, subscriber);
  if (missed === null) stream.send('resync', {}, world.hub.lastId());
  else if (missed.length > 0) stream.send('wake', { topics: missed }, world.hub.lastId());
}
