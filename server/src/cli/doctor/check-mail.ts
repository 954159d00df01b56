import type { Config } from '../../platform/config/read-config.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { errorCode } from '../../platform/lifecycle/error-code.ts';
import { tryMailServer } from '../../platform/mail/mail-transport.ts';
import { readMailBacklog } from '../../platform/mail/read-mail-backlog.ts';
import type { Installation } from '../open-installation.ts';
import { type Finding, good, problem, warning } from './finding.ts';

/** Signs in to the mail server; sends nothing. */
export async function checkMail(config: Config): Promise<Finding> {
  if (config.smtpUrl === undefined)
    return warning('mail', 'SMTP_URL chưa đặt: thư không được gửi đi mà nằm ở DATA_DIR/outbox.');
  try {
    await tryMailServer(config.smtpUrl);
    return good('mail', 'Máy chủ thư nhận đăng nhập.');
  } catch (error) {
    // The message of a refused sign-in may repeat what was sent.
    return problem(
      'mail',
      `Không dùng được máy chủ thư của SMTP_URL (${errorCode(error) ?? 'lỗi không rõ'}).`,
    );
  }
}

/** Mails of all companies that could not leave: how many, not which. */
export async function checkMails(
  { ownerConfig }: Pick<Installation['postgres'], 'ownerConfig'>,
  now: Date,
): Promise<Finding> {
  const database = openDatabase({ ...ownerConfig, onError: () => undefined });
  try {
    const { late, failed } = await readMailBacklog(database.trusted({}).db, now);
    if (late + failed === 0) return good('mails', 'Không có thư nào bị kẹt.');
    const text = `${late} thư chưa gửi được sau mười phút, ${failed} thư đã bỏ sau nhiều lần thử trong 24 giờ qua.`;
    return warning('mails', `${text} Chủ sở hữu công ty xem và gửi lại ở "Cài đặt → Tình trạng hệ thống".`);
  } catch (error) {
    return problem('mails', `Không đọc được hàng đợi thư (${errorCode(error) ?? 'lỗi không rõ'}).`);
  } finally {
    await database.close();
  }
}
