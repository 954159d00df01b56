import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { LetterDialog } from '../../calendar-exchange/letter-dialog.tsx';
import { DuplicateMeetingDialog } from '../form/duplicate-meeting-dialog.tsx';
import { EditMeetingDialog } from '../form/edit-meeting-dialog.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { CancelMeetingDialog } from './cancel-meeting-dialog.tsx';
import { DropDraftDialog } from './drop-draft-dialog.tsx';
import { EndMeetingDialog } from './end-meeting-dialog.tsx';
import { ProlongDialog } from './prolong-dialog.tsx';
import { PublishMeetingDialog } from './publish-meeting-dialog.tsx';

export type Opened = 'edit' | 'cancel' | 'publish' | 'end' | 'prolong' | 'history' | 'letter' | 'duplicate';

interface MeetingDialogsProps {
  readonly opened: Opened | null;
  readonly onClose: () => void;
  readonly meeting: Meeting;
}

/** The dialogs over the page of a meeting, of which one is open at most. */
export function MeetingDialogs({ opened, onClose, meeting }: MeetingDialogsProps) {
  const dialog = (name: Opened) => ({
    open: opened === name,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
    meeting,
  });
  return (
    <>
      {/* Each is mounted when it is opened: an earlier failure is not shown again. */}
      {opened === 'edit' && <EditMeetingDialog {...dialog('edit')} />}
      {opened === 'cancel' &&
        (meeting.status === 'draft' ? (
          <DropDraftDialog {...dialog('cancel')} />
        ) : (
          <CancelMeetingDialog {...dialog('cancel')} />
        ))}
      {opened === 'publish' && <PublishMeetingDialog {...dialog('publish')} />}
      {opened === 'end' && <EndMeetingDialog {...dialog('end')} />}
      {opened === 'prolong' && <ProlongDialog {...dialog('prolong')} />}
      {opened === 'duplicate' && <DuplicateMeetingDialog {...dialog('duplicate')} />}
      <HistoryDialog {...dialog('history')} />
      {opened === 'letter' && <LetterDialog {...dialog('letter')} />}
    </>
  );
}
