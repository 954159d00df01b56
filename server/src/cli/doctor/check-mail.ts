import type { Config } from '../../platform/config/read-config.ts';
import { errorCode } from '../../platform/lifecycle/error-code.ts';
import { tryMailServer } from '../../platform/mail/mail-transport.ts';
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
