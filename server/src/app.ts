import type { FastifyInstance } from 'fastify';
import { bindRoutes } from './bind-routes.ts';
import { createThreads } from './create-threads.ts';
import { deleteUnusedPictures } from './domains/account/delete-unused-pictures.ts';
import { listenActionItems } from './domains/action-items/action-items.listeners.ts';
import { renderItemMails } from './domains/action-items/mails/render-item-mails.ts';
import { listenAudit } from './domains/audit/audit.listeners.ts';
import { listenCalendar } from './domains/calendar/calendar.listeners.ts';
import { listenCertificates } from './domains/certificates/certificates.listeners.ts';
import { createRunningAnswers } from './domains/chat/answers/create-running-answers.ts';
import { listenChat } from './domains/chat/chat.listeners.ts';
import { listenCompanies } from './domains/companies/companies.listeners.ts';
import { mayUse } from './domains/companies/companies.policy.ts';
import { listenFigures } from './domains/figures/figures.listeners.ts';
import { listenLive } from './domains/live/live.listeners.ts';
import { listenMeetings } from './domains/meetings/meetings.listeners.ts';
import { deleteUnusedMinutesFiles } from './domains/minutes/files/delete-unused-minutes-files.ts';
import { listenMinutes } from './domains/minutes/minutes.listeners.ts';
import { listenNotifications } from './domains/notifications/notifications.listeners.ts';
import { schedulePushes } from './domains/notifications/push/schedule-pushes.ts';
import { listenOwnNotes } from './domains/own-notes/own-notes.listeners.ts';
import { deleteUnusedPapers } from './domains/preparation/delete-unused-papers.ts';
import { listenPreparation } from './domains/preparation/preparation.listeners.ts';
import { listenReadings } from './domains/readings/readings.listeners.ts';
import { scheduleReminders } from './domains/reminders/schedule-reminders.ts';
import { listenRetention } from './domains/retention/retention.listeners.ts';
import { deletePollGuests } from './domains/scheduling/guests/delete-poll-guests.ts';
import { listenScheduling } from './domains/scheduling/scheduling.listeners.ts';
import { createAnalysis } from './domains/transcripts/analysis/create-analysis.ts';
import { readProductVersion } from './platform/config/product-version.ts';
import type { TracingConfig } from './platform/config/read-observability.ts';
import { createWorld, type WorldParts } from './platform/create-world.ts';
import { deleteExpiredReplies } from './platform/http/delete-expired-replies.ts';
import { createDrain } from './platform/http/drain.ts';
import { loadOnDemand } from './platform/http/load-on-demand.ts';
import { pageFacts } from './platform/http/page-facts.ts';
import { trackRequestOrigin } from './platform/http/request-origin.ts';
import { createHttpServer } from './platform/http/server.ts';
import { redirectToUnsubscribePage } from './platform/http/unsubscribe-page.ts';
import { type RequestFacts, watchRequests } from './platform/http/watch-requests.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { createMailSender, type MailSender } from './platform/mail/create-mail-sender.ts';
import { deleteOldMails } from './platform/mail/delete-old-mails.ts';
import type { Loop } from './platform/mail/loop.ts';
import { openApiRoutes } from './platform/openapi/openapi.routes.ts';
import type { SpareThreads } from './platform/threads/spare-threads.ts';
import type { Tracing } from './platform/tracing/start-tracing.ts';
import type { World } from './platform/world.ts';

export interface AppParts extends WorldParts {
  /** The built web app; nothing is served from a folder that does not exist. */
  readonly webFolder: string;
  /** Threads of apps that ended in this process. */
  readonly spareThreads?: SpareThreads;
}

export interface App {
  readonly server: FastifyInstance;
  readonly world: World;
  /** Begins the work that no request asks for: jobs and mails. */
  start(): Promise<void>;
  /** Send what is due and remind who is to be, in between their own times. */
  readonly mails: Pick<MailSender, 'sendDue'>;
  readonly reminders: Pick<Loop, 'run' | 'stop'>;
  readonly pushes: Pick<Loop, 'run' | 'stop'>;
  /** In the order they must happen. */
  readonly stopping: {
    /** Says that it is not ready, answers what was accepted, ends the streams, and closes. */
    requests(): Promise<void>;
    work(): Promise<void>;
    database(): Promise<void>;
  };
}

function defineDailyTasks(world: World): void {
  const tasks = {
    'forget-mails': deleteOldMails,
    'forget-replies': deleteExpiredReplies,
    'delete-unused-pictures': deleteUnusedPictures,
    'sweep-papers': deleteUnusedPapers,
    'delete-unused-minutes-files': deleteUnusedMinutesFiles,
    'forget-poll-guests': deletePollGuests,
  };
  for (const [name, run] of Object.entries(tasks)) world.jobs.defineDaily({ name, run: () => run(world) });
}

/** What operators may look at from outside: a line a request, figures, traces. Loaded only where they ask for it. */
async function watchTraffic(server: FastifyInstance, world: World): Promise<Pick<Tracing, 'stop'> | null> {
  const { requestLog, metricsToken, tracing: collector } = world.config;
  const watchers: ((facts: RequestFacts) => void)[] = [];
  if (requestLog) watchers.push((facts) => world.log.info({ event: 'request', ...facts }, 'request'));
  if (metricsToken !== undefined) {
    const { countRequests } = await import('./platform/metrics/count-requests.ts');
    const { serveMetrics } = await import('./platform/metrics/serve-metrics.ts');
    const requests = countRequests();
    watchers.push(requests.add);
    serveMetrics(server, metricsToken, requests, world);
  }
  const tracing = collector && (await openTracing(collector, world));
  if (tracing) watchers.push(tracing.addRequest);
  watchRequests(server, watchers);
  return tracing;
}

async function openTracing(collector: TracingConfig, world: World): Promise<Tracing> {
  const { startTracing } = await import('./platform/tracing/start-tracing.ts');
  const tracing = startTracing(collector, readProductVersion());
  world.jobs.watch(tracing.addJob);
  return tracing;
}

/** The composition root. */
export async function createApp(parts: AppParts): Promise<App> {
  const platform = createWorld(parts, mayUse);
  const world: World = {
    ...platform,
    ...createThreads(parts.log, parts.spareThreads),
    runningAnswers: createRunningAnswers(platform),
  };
  const { config, log, webFolder } = parts;
  const readiness = { stopping: false };
  const server = await createHttpServer({ ...config, logger: log });
  trackRequestOrigin(server);
  const tracing = await watchTraffic(server, world);
  const endReplies = () => {
    world.runningAnswers.stopAll();
    world.hub.close();
  };
  const drain = createDrain(server, endReplies, config.stopDelayMs);
  bindRoutes(server, world, readiness);
  redirectToUnsubscribePage(server);
  if (config.apiDocs) openApiRoutes(server, config.publicUrl);
  await serveWebApp(server, { folder: webFolder, facts: pageFacts(config) });
  const analysis = createAnalysis(world);
  const meeting = loadOnDemand(async () => {
    const { renderMeetingMails } = await import('./domains/meetings/invitations/render-meeting-mails.ts');
    return renderMeetingMails(world);
  });
  const mails = createMailSender(world, { meeting, ...renderItemMails(world) });
  const reminders = scheduleReminders(world);
  const pushes = schedulePushes(world);
  defineDailyTasks(world);
  for (const listen of [listenCompanies, listenMeetings, listenCalendar, listenScheduling]) listen(world);
  for (const listen of [listenCertificates, listenFigures, listenLive, listenOwnNotes, listenPreparation])
    listen(world);
  for (const listen of [listenActionItems, listenReadings, listenMinutes, listenChat]) listen(world);
  for (const listen of [listenNotifications, listenAudit, listenRetention]) listen(world);

  return {
    server,
    world,
    mails,
    reminders,
    pushes,
    start: async () => {
      world.replica?.start();
      await Promise.all([world.peers.start(), world.disk.start(), world.jobs.start()]);
      if (config.isCopy) return;
      mails.start();
      reminders.start();
      pushes.start();
    },
    stopping: {
      requests: async () => {
        readiness.stopping = true;
        await drain();
      },
      work: async () => {
        world.disk.stop();
        await Promise.all([world.jobs, mails, reminders, pushes].map((part) => part.stop(1_500)));
        const pools = [world.readers, world.calendars, world.documents, world.models];
        await Promise.all([analysis.close(), world.peers.stop(), ...pools.map((pool) => pool.stop())]);
        await tracing?.stop(1_000);
      },
      database: async () => {
        await Promise.all([world.database.close(), world.limiter.close(), world.replica?.stop(500)]);
      },
    },
  };
}
