import { minute } from '../../platform/clock/durations.rules.ts';
import { createLoop, type Loop } from '../../platform/mail/loop.ts';
import type { World } from '../../platform/world.ts';
import { sendEscalations } from '../action-items/escalation/send-escalations.ts';
import { sendMonthlyReport } from '../figures/report/send-monthly-report.ts';
import { greetCompany, remindCompany, startWeek } from './reminders.jobs.ts';
import { reminderStore } from './reminders.store.ts';
import { sendDayDigest } from './send-day-digest.ts';
import { sendDueReminders } from './send-due-reminders.ts';
import { sendWeekDigests } from './week/send-week-digests.ts';
import { weekDigestStore } from './week/week-digest.store.ts';

const every = 20_000;
/** On a day off a week stays due for hours: only its job knows which days the company works on. */
const weekRest = 10 * minute;

/**
 * Looks every 20 s which companies have somebody to remind or a day or week to begin, and queues a job for each. What is due is
 * worked out from the meetings as they stand, so nothing has to be undone when one is moved or cancelled.
 */
export function scheduleReminders(world: World): Loop {
  world.jobs.define(remindCompany, (scope) => sendDueReminders(world, scope));
  world.jobs.define(startWeek, (scope) => sendWeekDigests(world, scope));
  world.jobs.define(greetCompany, async (scope, { day }) => {
    await sendEscalations(world, scope, day);
    await sendDayDigest(world, scope, day);
    await sendMonthlyReport(world, scope, day);
  });
  const weekQueuedAt = new Map<string, number>();
  const queueWeeks = async (now: Date): Promise<void> => {
    for (const [companyId, at] of weekQueuedAt)
      if (now.getTime() - at >= weekRest) weekQueuedAt.delete(companyId);
    for (const companyId of await weekDigestStore.companiesToStart(world.database.trusted({}).db, now)) {
      if (weekQueuedAt.has(companyId)) continue;
      const scope = world.scopes.job(companyId);
      await scope.transaction((tx) => world.jobs.send(tx, startWeek, companyId, {}));
      weekQueuedAt.set(companyId, now.getTime());
    }
  };
  const queueWhatIsDue = async (): Promise<number> => {
    const now = world.clock.now();
    const { db } = world.database.trusted({});
    for (const companyId of await reminderStore.companiesToRemind(db, now)) {
      const scope = world.scopes.job(companyId);
      await scope.transaction((tx) => world.jobs.send(tx, remindCompany, companyId, {}));
    }
    for (const { company_id: companyId, day } of await reminderStore.companiesToGreet(db, now)) {
      const scope = world.scopes.job(companyId);
      await scope.transaction((tx) => world.jobs.send(tx, greetCompany, companyId, { day }));
    }
    await queueWeeks(now);
    return every;
  };
  return createLoop({
    work: queueWhatIsDue,
    onError: (error) => world.log.error({ err: error }, 'reminders failed'),
    restAfterError: every,
  });
}
