import { Failure } from '@hopgon/contract/failure';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readMailbox } from '../users/read-mailbox.ts';
import { spendTestMail } from './email.limits.ts';

const subject = 'Thư thử từ Họp Gọn';

/** Queues a mail to the caller's own address: who can name no other address can bother nobody. */
export async function sendTestMail(
  world: Pick<World, 'bus' | 'clock' | 'config' | 'limiter' | 'newId'>,
  scope: PersonScope,
): Promise<{ to: string; subject: string }> {
  const { userId } = scope.actor;
  return scope.transaction(async (tx) => {
    const mailbox = await readMailbox(tx, userId);
    if (!mailbox) throw new Failure('session_ended');
    await spendTestMail(world.limiter, userId);
    const text = [
      `Chào ${mailbox.name},`,
      'Bạn vừa nhờ Họp Gọn gửi một thư thử. Nhận được thư này nghĩa là máy chủ của bạn gửi được email.',
      world.config.publicUrl,
      'Họp Gọn',
    ].join('\n\n');
    await queueMail(tx, world, { userId }, { to: [mailbox], subject, text, subjectId: userId });
    return { to: mailbox.address, subject };
  });
}
