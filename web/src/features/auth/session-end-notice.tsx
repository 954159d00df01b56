import type { SessionEnd } from '@hopgon/contract/auth/schemas';
import { useState } from 'react';
import { session } from '../../lib/session/session.ts';
import { Banner } from '../../ui/states/banner.tsx';

const noticeTexts: Readonly<Record<SessionEnd, string>> = {
  person:
    'Phiên đăng nhập ở đây đã được kết thúc từ một thiết bị khác. Nếu không phải bạn, hãy đổi mật khẩu.',
  password: 'Mật khẩu vừa được đổi nên phiên đăng nhập ở đây đã kết thúc. Hãy đăng nhập bằng mật khẩu mới.',
  'take-over':
    'Chủ của địa chỉ email vừa xác nhận tài khoản này, nên phiên đăng nhập và mật khẩu cũ không còn dùng được.',
  reuse:
    'Phiên đăng nhập ở đây đã bị kết thúc vì được dùng ở hai nơi. Hãy đổi mật khẩu nếu bạn nghi có người khác dùng tài khoản.',
  limit: 'Bạn đã đăng nhập ở quá nhiều nơi nên phiên cũ ở đây đã kết thúc. Hãy đăng nhập lại.',
  operator: 'Người quản trị máy chủ đã kết thúc phiên đăng nhập ở đây. Hãy đăng nhập lại.',
  time: 'Phiên đăng nhập đã hết hạn. Hãy đăng nhập lại.',
};

const wordsByReason = new Map<string, string>(Object.entries(noticeTexts));

/** Says to who was signed out without asking for it why that is. */
export function SessionEndNotice() {
  const [text] = useState(() => wordsByReason.get(session.endReason() ?? ''));
  return (
    text && (
      <div className="mb-5">
        <Banner tone="info">{text}</Banner>
      </div>
    )
  );
}
