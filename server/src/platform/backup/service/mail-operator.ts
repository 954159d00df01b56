import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/read-config.ts';
import { openMailTransport } from '../../mail/mail-transport.ts';
import type { PlainMail } from '../../mail/plain-mail.rules.ts';

/** Sends a mail to OPERATOR_EMAIL at once: the outbox is in the database, which may be what is broken. */
export async function mailOperator(
  config: Config,
  clock: Pick<Clock, 'now'>,
  mail: PlainMail,
): Promise<void> {
  if (config.operatorEmail === undefined) return;
  const transport = openMailTransport(config);
  try {
    const to = [{ name: 'Người quản trị Họp Gọn', address: config.operatorEmail }];
    await transport.send({ id: randomUUID(), date: clock.now(), message: { ...mail, to } });
  } finally {
    transport.close();
  }
}
