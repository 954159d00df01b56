import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../../platform/mail/mail-part.rules.ts';

interface Invitation {
  readonly inviter: { readonly name: string; readonly address: string };
  readonly company: string;
  readonly link: string;
  /** Owner or admin lets people in. */
  readonly mustWait: boolean;
}

/** Names the inviter, so that the reader can judge whether to trust it. */
export function invitationMail({ inviter, company, link, mustWait }: Invitation): {
  readonly subject: string;
  readonly parts: readonly MailPart[];
} {
  const approval = mustWait
    ? ` Sau đó chủ sở hữu hoặc quản trị viên của ${company} sẽ duyệt yêu cầu của bạn.`
    : '';
  return {
    subject: `${inviter.name} mời bạn vào ${company} trên Họp Gọn`,
    parts: [
      { is: 'words', text: greeting('bạn', true) },
      {
        is: 'words',
        text: `${inviter.name} (${inviter.address}) mời bạn tham gia ${company} trên Họp Gọn, nơi công ty đặt lịch họp, lưu kết luận và theo dõi việc cần làm.`,
      },
      { is: 'link', words: `Tham gia ${company}`, address: link },
      {
        is: 'words',
        text: `Nếu chưa có tài khoản, hãy đăng ký bằng chính địa chỉ email này.${approval}`,
      },
      {
        is: 'words',
        text: `Nếu bạn không biết ${inviter.name}, hãy bỏ qua thư này: sẽ không có gì xảy ra.`,
      },
      { is: 'words', text: closing(company) },
    ],
  };
}
