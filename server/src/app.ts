import type { FastifyInstance } from 'fastify';
import { createThreads } from './create-threads.ts';
import { accountRoutes } from './domains/account/account.routes.ts';
import { deleteUnusedPictures } from './domains/account/delete-unused-pictures.ts';
import { listenActionItems } from './domains/action-items/action-items.listeners.ts';
import { actionItemRoutes } from './domains/action-items/action-items.routes.ts';
import { renderItemMails } from './domains/action-items/mails/render-item-mails.ts';
import { agendaRoutes } from './domains/agenda/agenda.routes.ts';
import { listenAudit } from './domains/audit/audit.listeners.ts';
import { auditRoutes } from './domains/audit/audit.routes.ts';
import { authRoutes } from './domains/auth/auth.routes.ts';
import { createAuth } from './domains/auth/create-auth.ts';
import { securityRoutes } from './domains/auth/security.routes.ts';
import { listenCalendar } from './domains/calendar/calendar.listeners.ts';
import { calendarRoutes } from './domains/calendar/calendar.routes.ts';
import { listenCertificates } from './domains/certificates/certificates.listeners.ts';
import { chatRoutes } from './domains/chat/chat.routes.ts';
import { createRunningAnswers } from './domains/chat/create-running-answers.ts';
import { listenCompanies } from './domains/companies/companies.listeners.ts';
import { mayUse } from './domains/companies/companies.policy.ts';
import { companyRoutes } from './domains/companies/companies.routes.ts';
import { ownershipRoutes } from './domains/companies/ownership/ownership.routes.ts';
import { companySettingsRoutes } from './domains/companies/settings/settings.routes.ts';
import { decisionRoutes } from './domains/decisions/decisions.routes.ts';
import { emailRoutes } from './domains/email/email.routes.ts';
import { exportRoutes } from './domains/exports/exports.routes.ts';
import { glossaryRoutes } from './domains/glossary/glossary.routes.ts';
import { listenLive } from './domains/live/live.listeners.ts';
import { liveRoutes } from './domains/live/live.routes.ts';
import { motionRoutes } from './domains/live/motions/motions.routes.ts';
import { importRoutes } from './domains/meetings/import/import.routes.ts';
import { renderMeetingMails } from './domains/meetings/invitations/render-meeting-mails.ts';
import { listenMeetings } from './domains/meetings/meetings.listeners.ts';
import { meetingRoutes } from './domains/meetings/meetings.routes.ts';
import { seriesRoutes } from './domains/meetings/series/series.routes.ts';
import { minutesDeliveryRoutes } from './domains/minutes/delivery/delivery.routes.ts';
import { derivedRoutes } from './domains/minutes/derived/derived.routes.ts';
import { deleteUnusedMinutesFiles } from './domains/minutes/files/delete-unused-minutes-files.ts';
import { listenMinutes } from './domains/minutes/minutes.listeners.ts';
import { minutesRoutes } from './domains/minutes/minutes.routes.ts';
import { minutesRemarkRoutes } from './domains/minutes/remarks/remarks.routes.ts';
import { minutesSigningRoutes } from './domains/minutes/signing/signing.routes.ts';
import { minutesStepRoutes } from './domains/minutes/steps/steps.routes.ts';
import { templateRoutes } from './domains/minutes/templates/templates.routes.ts';
import { minutesVerificationRoutes } from './domains/minutes/verification/verification.routes.ts';
import { modelRoutes } from './domains/models/models.routes.ts';
import { listenNotifications } from './domains/notifications/notifications.listeners.ts';
import { notificationRoutes } from './domains/notifications/notifications.routes.ts';
import { listenOwnNotes } from './domains/own-notes/own-notes.listeners.ts';
import { deleteUnusedPapers } from './domains/preparation/delete-unused-papers.ts';
import { preparationRoutes } from './domains/preparation/preparation.routes.ts';
import { listenReadings } from './domains/readings/readings.listeners.ts';
import { readingRoutes } from './domains/readings/readings.routes.ts';
import { reminderRoutes } from './domains/reminders/reminders.routes.ts';
import { scheduleReminders } from './domains/reminders/schedule-reminders.ts';
import { roomRoutes } from './domains/rooms/rooms.routes.ts';
import { sampleRoutes } from './domains/samples/samples.routes.ts';
import { deletePollGuests } from './domains/scheduling/guests/delete-poll-guests.ts';
import { listenScheduling } from './domains/scheduling/scheduling.listeners.ts';
import { schedulingRoutes } from './domains/scheduling/scheduling.routes.ts';
import { searchRoutes } from './domains/search/search.routes.ts';
import { legalRoutes } from './domains/system/legal.routes.ts';
import { systemRoutes } from './domains/system/system.routes.ts';
import { createAnalysis } from './domains/transcripts/analysis/create-analysis.ts';
import { transcriptRoutes } from './domains/transcripts/transcripts.routes.ts';
import { createWorld, type WorldParts } from './platform/create-world.ts';
import { createBinder } from './platform/http/binder.ts';
import { deleteExpiredReplies } from './platform/http/delete-expired-replies.ts';
import { createDrain } from './platform/http/drain.ts';
import { createFileBinder } from './platform/http/file-binder.ts';
import { pageFacts } from './platform/http/page-facts.ts';
import { trackRequestOrigin } from './platform/http/request-origin.ts';
import { createHttpServer } from './platform/http/server.ts';
import { createStreamBinder } from './platform/http/stream-binder.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { createMailSender, type MailSender } from './platform/mail/create-mail-sender.ts';
import { deleteOldMails } from './platform/mail/delete-old-mails.ts';
import type { Loop } from './platform/mail/loop.ts';
import { openApiRoutes } from './platform/openapi/openapi.routes.ts';
import type { World } from './platform/world.ts';

export interface AppParts extends WorldParts {
  /** The built web app; nothing is served from a folder that does not exist. */
  readonly webFolder: string;
}

export interface App {
  readonly server: FastifyInstance;
  readonly world: World;
  /** Begins the work that no request asks for: jobs and mails. */
  start(): Promise<void>;
  /** Send what is due and remind who is to be, in between their own times. */
  readonly mails: Pick<MailSender, 'sendDue'>;
  readonly reminders: Pick<Loop, 'run' | 'stop'>;
  /** In the order they must happen. */
  readonly stopping: {
    /** Says that it is not ready, answers what was accepted, ends the streams, and closes. */
    requests(): Promise<void>;
    work(): Promise<void>;
    database(): Promise<void>;
  };
}

function bindRoutes(server: FastifyInstance, world: World, readiness: { readonly stopping: boolean }): void {
  const auth = createAuth(world);
  const { scopes, clock, hub, disk, tools } = world;
  const parts = { scopes, clock, hub, disk, tools, identify: auth.identify };
  const bind = createBinder(server, parts);
  const bindFile = createFileBinder(server, parts);
  systemRoutes(bind, createStreamBinder(server, parts), world, readiness);
  authRoutes(bind, world, auth);
  securityRoutes(bind, world, auth);
  accountRoutes(bind, bindFile, world, auth);
  companyRoutes(bind, world);
  ownershipRoutes(bind, world);
  companySettingsRoutes(bind, world);
  auditRoutes(bind, bindFile, world);
  exportRoutes(bindFile, world);
  meetingRoutes(bind, world);
  seriesRoutes(bind, world);
  importRoutes(bind, world);
  calendarRoutes(bind, bindFile, world);
  schedulingRoutes(bind, world);
  roomRoutes(bind, world);
  glossaryRoutes(bind, world);
  transcriptRoutes(bind, world);
  readingRoutes(bind, world);
  minutesRoutes(bind, world);
  minutesStepRoutes(bind, bindFile, world);
  minutesSigningRoutes(bind, world, auth);
  minutesVerificationRoutes(bind, world);
  derivedRoutes(bind, bindFile, world);
  templateRoutes(bind, bindFile, world);
  minutesDeliveryRoutes(bind, world);
  minutesRemarkRoutes(bind, world);
  liveRoutes(bind, world);
  motionRoutes(bind, world);
  actionItemRoutes(bind, bindFile, world);
  for (const routes of [decisionRoutes, chatRoutes, modelRoutes, emailRoutes, agendaRoutes])
    routes(bind, world);
  preparationRoutes(bind, bindFile, world);
  reminderRoutes(bind, world);
  notificationRoutes(bind, world);
  searchRoutes(bind, world);
  sampleRoutes(bind, world);
  legalRoutes(bind, world);
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

/** The composition root: the only place that sees every domain. */
export async function createApp(parts: AppParts): Promise<App> {
  const world: World = {
    ...createWorld(parts, mayUse),
    ...createThreads(parts.log),
    runningAnswers: createRunningAnswers(parts.clock),
  };
  const { config, log, webFolder } = parts;
  const readiness = { stopping: false };
  const server = await createHttpServer({ ...config, logger: log });
  trackRequestOrigin(server);
  const drain = createDrain(server, world.hub.close);
  bindRoutes(server, world, readiness);
  if (config.apiDocs) openApiRoutes(server, config.publicUrl);
  await serveWebApp(server, { folder: webFolder, facts: pageFacts(config) });
  const analysis = createAnalysis(world);
  const mails = createMailSender(world, { meeting: renderMeetingMails(world), ...renderItemMails(world) });
  const reminders = scheduleReminders(world);
  defineDailyTasks(world);
  for (const listen of [listenCompanies, listenMeetings, listenCalendar, listenScheduling]) listen(world);
  for (const listen of [listenCertificates, listenLive, listenOwnNotes]) listen(world);
  for (const listen of [listenActionItems, listenReadings, listenMinutes, listenNotifications, listenAudit])
    listen(world);

  return {
    server,
    world,
    mails,
    reminders,
    start: async () => {
      await world.disk.start();
      await world.jobs.start();
      mails.start();
      reminders.start();
    },
    stopping: {
      requests: async () => {
        readiness.stopping = true;
        world.runningAnswers.stopAll();
        await drain();
      },
      work: async () => {
        world.disk.stop();
        await Promise.all([world.jobs, mails, reminders].map((part) => part.stop(1_500)));
        const pools = [world.readers, world.calendars, world.documents];
        await Promise.all([analysis.close(), ...pools.map((pool) => pool.stop())]);
      },
      database: world.database.close,
    },
  };
}
