import type { FastifyBaseLogger } from 'fastify';
import type { Backups } from './backup/service/backups.ts';
import type { CalendarReader } from './calendar/calendar-reader.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/read-config.ts';
import type { Database } from './database/database.ts';
import type { DocumentPress } from './documents/document-press.ts';
import type { Bus } from './events/bus.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limiter } from './limits/limiter.ts';
import type { MailHealth } from './mail/mail-health.ts';
import type { ModelThread } from './models/open-model-thread.ts';
import type { PushSender } from './push/push-sender.ts';
import type { Hub } from './realtime/hub.ts';
import type { Peers } from './realtime/peers.ts';
import type { Redis } from './redis/redis.ts';
import type { Replica } from './replica/replica.ts';
import type { DiskSpace } from './storage/disk-space.ts';
import type { Storage } from './storage/storage.ts';
import type { Scopes } from './tenancy/scopes.ts';
import type { Tools } from './tools/tools.ts';

/** Dependencies of use cases; each declares the few it needs (`Pick<World, 'clock' | 'newId'>`). */
export interface World {
  readonly config: Config;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly database: Database;
  readonly scopes: Scopes;
  readonly bus: Bus;
  readonly hub: Hub;
  /** Null where there is none, or it serves as a spare alone. */
  readonly replica: Replica | null;
  readonly peers: Peers;
  /** Null where PostgreSQL carries events and counts limits. */
  readonly redis: Pick<Redis, 'isOpen'> | null;
  readonly jobs: Jobs;
  readonly models: ModelThread;
  readonly tools: Tools;
  readonly limiter: Limiter;
  /** Null where the operator turned push messages off. */
  readonly push: PushSender | null;
  readonly storage: Storage;
  readonly disk: DiskSpace;
  readonly backups: Pick<Backups, 'facts' | 'state'>;
  readonly mailHealth: MailHealth;
  readonly calendars: CalendarReader;
  readonly documents: DocumentPress;
  /** The threads behind the readers that domains add. */
  readonly readers: { warm(): void; stop(): Promise<void> };
  readonly log: FastifyBaseLogger;
}
