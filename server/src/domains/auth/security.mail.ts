import { type PlainMail, plainMail } from '../../platform/mail/plain-mail.rules.ts';
import type { Reader, Site } from './account.mail.ts';

const notYou = ({ publicUrl }: Site): string =>
  `Nếu không phải bạn làm, hãy đổi mật khẩu và kết thúc các phiên đăng nhập lạ tại ${publicUrl}/profile. Nếu không đăng nhập được, hãy đặt lại mật khẩu tại ${publicUrl}/forgot-password.`;

export const twoFactorOnMail = (site: Site, reader: Reader): PlainMail =>
  plainMail('Xác thực hai bước của bạn vừa được bật', reader, [
    'Từ nay, sau mật khẩu bạn cần thêm mã của ứng dụng xác thực để đăng nhập Họp Gọn. Hãy giữ các mã khôi phục ở nơi an toàn.',
    notYou(site),
  ]);

export const twoFactorOffMail = (site: Site, reader: Reader): PlainMail =>
  plainMail('Xác thực hai bước của bạn vừa bị tắt', reader, [
    'Từ nay bạn đăng nhập Họp Gọn mà không cần mã của ứng dụng xác thực. Các mã khôi phục cũ không còn dùng được.',
    notYou(site),
  ]);

export const recoveryCodesRenewedMail = (site: Site, reader: Reader): PlainMail =>
  plainMail('Mã khôi phục Họp Gọn của bạn vừa được thay mới', reader, [
    'Các mã khôi phục cũ không còn dùng được.',
    notYou(site),
  ]);

export const recoveryCodeUsedMail = (site: Site, reader: Reader, left: number): PlainMail =>
  plainMail('Một mã khôi phục Họp Gọn của bạn vừa được dùng', reader, [
    left > 0
      ? `Mã này không dùng lại được. Bạn còn ${left} mã khôi phục.`
      : 'Mã này không dùng lại được. Bạn không còn mã khôi phục nào: hãy tạo mã mới trong trang Hồ sơ.',
    notYou(site),
  ]);

export const passkeyAddedMail = (site: Site, reader: Reader, name: string): PlainMail =>
  plainMail('Một passkey vừa được thêm vào tài khoản Họp Gọn', reader, [
    `Passkey “${name}” có thể đăng nhập tài khoản của bạn mà không cần mật khẩu.`,
    notYou(site),
  ]);

export const passkeyRemovedMail = (site: Site, reader: Reader, name: string): PlainMail =>
  plainMail('Một passkey vừa bị xóa khỏi tài khoản Họp Gọn', reader, [
    `Passkey “${name}” không còn đăng nhập được.`,
    notYou(site),
  ]);
