import { type NewMail, queueMails } from '../../../platform/mail/queue-mail.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readBoundCompany } from '../../companies/company/read-bound-company.ts';
import { readWorkDays } from '../../companies/days/read-work-days.ts';
import { listManagers } from '../../companies/members/list-managers.ts';
import { recordReportedMonth } from '../../companies/settings/record-reported-month.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { renderUnsubscribe } from '../../users/render-unsubscribe.ts';
import { computeFigures } from '../compute-figures.ts';
import { type FiguresAsked, figuresStore } from '../figures.store.ts';
import { rangesOf } from '../range.rules.ts';
import { findKeptWeeks } from '../weeks/find-kept-weeks.ts';
import { composeMonthlyReport, reportedDays } from './monthly-report.rules.ts';

const mostSeries = 3;

/** Mails owner and admins the figures of the last month, once, on its first working day; none of a month without meetings. */
export async function sendMonthlyReport(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'newId'>,
  scope: JobScope,
  day: string,
): Promise<void> {
  await scope.transaction(async (tx) => {
    const company = await readBoundCompany(tx);
    const work = await readWorkDays(tx);
    const days = work && reportedDays(day, work);
    if (!company || !days || !(await recordReportedMonth(tx, days.from))) return;
    const { name: companyName, settings } = company;
    const { timeZone } = settings;
    const asked = (viewerId: string): FiguresAsked => ({
      ...{ of: 'company', viewerId, department: '', isSample: false },
    });
    const counted = rangesOf(days, world.clock.now(), settings, work);
    const ranges = await findKeptWeeks(tx, asked(company.ownerId), counted, timeZone);
    const figures = await computeFigures(tx, asked(company.ownerId), ranges);
    if (figures.totals.meetings === 0) return;
    const managers = await listManagers(tx);
    const willing = await listNotifiedPeople(
      tx,
      { group: 'month-report', channel: 'mail' },
      managers.map(({ userId }) => userId),
    );
    const mails: NewMail[] = [];
    for (const { userId, name, address } of managers) {
      if (!willing.has(userId)) continue;
      // Each reader sees the series whose meetings they may find.
      const series = [...(await figuresStore.series(tx.db, asked(userId), ranges.now, mostSeries))];
      const report = {
        ...figures,
        ...{ of: 'company' as const, from: days.from, hourlyCost: settings.hourlyCost, series },
      };
      const { subject, parts } = composeMonthlyReport(report, days.to, {
        ...{ readerName: name, companyName, publicUrl: world.config.publicUrl },
      });
      const { part, unsubscribe } = renderUnsubscribe(world.config, { userId, group: 'month-report' });
      mails.push({ to: [{ name, address }], subject, ...writeMail([...parts, part]), unsubscribe });
    }
    await queueMails(tx, world, { companyId: tx.companyId }, mails);
  });
}
