import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useState } from 'react';
import { closedMailWords } from '../../data/meetings/closed-mail-words.ts';
import { useSendReminder } from '../../data/meetings/reminders.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx';

interface RemindPeopleDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meeting: Meeting;
}

const whom = [
  { value: 'waiting', label: 'Chưa trả lời' },
  { value: 'all', label: 'Mọi người' },
] as const;

/** Reminds the others at once; who declined is left in peace. */
export function RemindPeopleDialog({ meeting, ...dialog }: RemindPeopleDialogProps) {
  const [to, setTo] = useState<'waiting' | 'all'>('waiting');
  return (
    <MessageDialog
      {...dialog}
      keptAs={`reminder message ${meeting.id}`}
      title="Nhắc mọi người"
      description={`Gửi ngay chuông và email về “${meeting.title}”. Ai đã từ chối thì không nhận.`}
      verb="Gửi lời nhắc"
      failure="Không thể gửi lời nhắc. Vui lòng thử lại."
      mutation={useSendReminder()}
      silent={closedMailWords(meeting)}
      bodyOf={(message) => ({ meetingId: meeting.id, to, message })}
      outcome={({ reminded }) => (reminded > 0 ? `Đã nhắc ${reminded} người` : 'Không có ai cần nhắc')}
    >
      <Segmented label="Nhắc ai" choices={whom} value={to} onChange={setTo} />
    </MessageDialog>
  );
}
