import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/read-config.ts';
import { openMailTransport } from '../../mail/mail-transport.ts';
import type { PlainMail } from '../../mail/plain-mail.rules.ts';
import { isMailDue } from './schedule.rules.ts';

/** Sends a mail to OPERATOR_EMAIL at once: the outbox is in the database, which may be what is broken. False without an address. */
async function mailOperator(config: Config, clock: Pick<Clock, 'now'>, mail: PlainMail): Promise<boolean> {
  if (config.operatorEmail === undefined) return false;
  const transport = openMailTransport(config);
  try {
    const to = [{ name: 'Người quản trị Họp Gọn', address: config.operatorEmail }];
    await transport.send({ id: randomUUID(), date: clock.now(), message: { ...mail, to } });
    return true;
  } finally {
    transport.close();
  }
}

interface ReportParts {
  readonly config: Config;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: { error(facts: object, message: string): void };
}

export type Report = (mail: PlainMail, problem: string | null) => Promise<boolean>;

/** Mails the operator; one problem once a day. True where a mail left now; one that fails is logged: backups go on without it. */
export function createReport({ config, clock, log }: ReportParts): Report {
  let last: { readonly problem: string; readonly at: Date } | null = null;
  return async (mail, problem) => {
    const now = clock.now();
    if (problem !== null && !isMailDue(last, problem, now)) return false;
    try {
      const wasSent = await mailOperator(config, clock, mail);
      last = problem === null ? last : { problem, at: now };
      return wasSent;
    } catch (error) {
      log.error({ err: error }, 'the operator could not be mailed about backups');
      return false;
    }
  };
}
