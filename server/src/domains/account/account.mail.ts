import { type PlainMail, plainMail } from '../../platform/mail/plain-mail.rules.ts';

/** The last mail of an account goes to its address, in case somebody else deleted the account. */
export function deletedMail(name: string, supportEmail: string | undefined): PlainMail {
  const help = supportEmail ? ` Nếu không phải bạn, hãy viết cho ${supportEmail}.` : '';
  return plainMail('Tài khoản Họp Gọn của bạn đã được xóa', { name }, [
    `Tài khoản của bạn vừa được xóa theo yêu cầu: hồ sơ, ảnh, các cuộc trò chuyện với trợ lý và thông báo không còn nữa, mọi phiên đăng nhập đã kết thúc.${help}`,
    'Bản gỡ băng của các công ty bạn từng tham gia vẫn giữ tên bạn, vì đó là hồ sơ của công ty.',
    'Bạn có thể đăng ký lại bằng địa chỉ này bất cứ lúc nào; đó sẽ là một tài khoản mới.',
  ]);
}
