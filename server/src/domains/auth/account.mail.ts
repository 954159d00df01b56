import type { Config } from '../../platform/config/read-config.ts';
import { type PlainMail, plainMail } from '../../platform/mail/plain-mail.rules.ts';

export interface AccountMail extends PlainMail {
  /** Its link signs in anyone who reads it. */
  readonly secret?: boolean;
}

export interface Reader {
  readonly name: string;
}

export type Site = Pick<Config, 'publicUrl'>;

const secretMail = (...words: Parameters<typeof plainMail>): AccountMail => ({
  ...plainMail(...words),
  secret: true,
});

// A fragment stays in the browser: no server, proxy or referrer ever sees the token.
const link = ({ publicUrl }: Site, path: string, token: string): string =>
  `${publicUrl}${path}#token=${encodeURIComponent(token)}`;

export const resetMail = (site: Site, reader: Reader, token: string): AccountMail =>
  secretMail('Đặt lại mật khẩu Họp Gọn', reader, [
    'Có người vừa yêu cầu đặt lại mật khẩu cho tài khoản này. Nếu đó là bạn, hãy mở liên kết sau trong vòng 30 phút:',
    link(site, '/reset-password', token),
    'Liên kết chỉ dùng được một lần. Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn vẫn như cũ.',
  ]);

export const registrationMail = (site: Site, reader: Reader, token: string): AccountMail =>
  secretMail('Hoàn tất đăng ký Họp Gọn', reader, [
    'Địa chỉ này vừa được dùng để đăng ký Họp Gọn. Nếu đó là bạn, hãy mở liên kết sau trong vòng 60 phút và nhập mật khẩu đã chọn để hoàn tất:',
    link(site, '/complete-registration', token),
    'Nếu bạn không đăng ký, hãy bỏ qua thư này: sẽ không có tài khoản nào được mở.',
  ]);

export const verificationMail = (site: Site, reader: Reader, token: string): AccountMail =>
  secretMail('Xác nhận email cho tài khoản Họp Gọn', reader, [
    'Địa chỉ này vừa được dùng cho một tài khoản Họp Gọn. Nếu đó là bạn, hãy mở liên kết sau trong vòng 60 phút để xác nhận:',
    link(site, '/verify-email', token),
    `Liên kết chỉ dùng được một lần. Nếu bạn không đăng ký, hãy bỏ qua thư này; muốn tự dùng địa chỉ của mình, hãy đặt mật khẩu tại ${site.publicUrl}/forgot-password.`,
  ]);

export const googleLinkedMail = ({ publicUrl }: Site, reader: Reader): AccountMail =>
  plainMail('Tài khoản Google vừa được liên kết với Họp Gọn', reader, [
    'Từ nay bạn có thể đăng nhập Họp Gọn bằng tài khoản Google có cùng địa chỉ email này. Mật khẩu của bạn vẫn như cũ.',
    `Nếu không phải bạn làm, hãy kiểm tra tài khoản Google của bạn và đặt lại mật khẩu tại ${publicUrl}/forgot-password.`,
  ]);

export const accountTakenOverMail = ({ publicUrl }: Site, reader: Reader): AccountMail =>
  plainMail('Mật khẩu cũ của tài khoản Họp Gọn không còn dùng được', reader, [
    'Bạn vừa đăng nhập Họp Gọn bằng Google. Trước đó chưa ai xác nhận địa chỉ email của tài khoản này, nên mật khẩu đã đặt, các phiên đăng nhập cũ và các địa chỉ lịch riêng đều không còn dùng được.',
    `Bạn vẫn đăng nhập bằng Google như bình thường. Muốn có mật khẩu, hãy đặt tại ${publicUrl}/forgot-password.`,
  ]);

export const alreadyRegisteredMail = ({ publicUrl }: Site, reader: Reader): AccountMail =>
  plainMail('Bạn đã có tài khoản Họp Gọn', reader, [
    'Địa chỉ này vừa được dùng để đăng ký Họp Gọn, nhưng bạn đã có tài khoản. Hãy đăng nhập tại:',
    `${publicUrl}/login`,
    `Nếu không nhớ mật khẩu, hãy đặt lại tại ${publicUrl}/forgot-password. Nếu không phải bạn, hãy bỏ qua thư này.`,
  ]);

export const passwordChangedMail = ({ publicUrl }: Site, reader: Reader): AccountMail =>
  plainMail('Mật khẩu Họp Gọn của bạn vừa được đổi', reader, [
    'Mật khẩu của bạn vừa được đổi. Các phiên đăng nhập khác đã kết thúc và các địa chỉ lịch riêng đã bị thu hồi; nếu cần, hãy tạo địa chỉ mới ở trang Hồ sơ.',
    `Nếu không phải bạn đổi, hãy đặt lại mật khẩu ngay tại ${publicUrl}/forgot-password.`,
  ]);

export const sessionReusedMail = ({ publicUrl }: Site, reader: Reader): AccountMail =>
  plainMail('Một phiên đăng nhập Họp Gọn của bạn đã bị kết thúc', reader, [
    'Một phiên đăng nhập của bạn vừa được dùng ở hai nơi, nên chúng tôi đã kết thúc phiên đó. Có thể người khác đã vào được tài khoản của bạn.',
    `Hãy đăng nhập lại và đổi mật khẩu. Nếu không đăng nhập được, hãy đặt lại mật khẩu tại ${publicUrl}/forgot-password.`,
  ]);
