import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { closedMailWords } from '../../data/meetings/closed-mail-words.ts';
import { useSendPreparation } from '../../data/meetings/preparation.ts';
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx';

interface SendPreparationDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly meeting: Meeting;
}

export const SendPreparationDialog = ({ meeting, ...dialog }: SendPreparationDialogProps) => (
  <MessageDialog
    {...dialog}
    keptAs={`preparation message ${meeting.id}`}
    title="Gửi chương trình họp"
    description={
      meeting.visibility === 'closed'
        ? 'Email báo là đã có chương trình. Ai đã từ chối thì không nhận.'
        : 'Email gồm chương trình và danh sách tài liệu. Ai đã từ chối thì không nhận.'
    }
    silent={closedMailWords(meeting)}
    verb="Gửi"
    failure="Không thể gửi chương trình họp. Vui lòng thử lại."
    mutation={useSendPreparation()}
    bodyOf={(message) => ({ meetingId: meeting.id, message })}
    outcome={({ sent }) => (sent > 0 ? `Đã gửi cho ${sent} người` : 'Không có ai khác nhận thư')}
  />
);
