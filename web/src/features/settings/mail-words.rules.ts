import type { MailState } from '@hopgon/contract/email/schemas';

interface Outcome {
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
}

/** The result of a test mail, in words. */
export function testMailWords(
  { to, mail }: { readonly to: string; readonly mail: Pick<MailState, 'state' | 'error'> | null },
  isToFiles: boolean,
): Outcome {
  if (mail?.state === 'sent') {
    return isToFiles
      ? { tone: 'info', text: `Đã ghi thư thử gửi ${to} thành tệp trong DATA_DIR/outbox trên máy chủ.` }
      : { tone: 'success', text: `Máy chủ thư đã nhận thư thử. Hãy xem hộp thư ${to}, cả mục thư rác.` };
  }
  if (mail?.state === 'retrying' || mail?.state === 'failed') {
    return { tone: 'error', text: `Thư thử chưa gửi được. Máy chủ thư trả lời: ${mail.error ?? 'không rõ'}` };
  }
  return { tone: 'info', text: 'Thư thử đang chờ gửi. Hãy thử lại sau ít phút.' };
}
