import Ban from 'lucide-react/icons/ban';
import FilePen from 'lucide-react/icons/file-pen';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useMinutesStep } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { CancelMinutesDialog } from './cancel-minutes-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

type Opened = 'reopen' | 'cancel' | null;

/** What one may do next with the whole document; asking for comments and adopting stand above it. */
export function StepActions() {
  const { minutes } = useMinutesPage();
  const [opened, open] = useState<Opened>(null);
  const close = () => open(null);
  const { can, state, revision } = minutes;
  const { mutate, isPending } = useMinutesStep(minutes.meetingId);
  const key = useSubmitKey();
  const onError = (error: Error) => toast.fail(failureText(error, 'Không thể thực hiện. Vui lòng thử lại.'));
  const approve = () =>
    mutate({ act: 'approve', revision }, { onError, onSuccess: () => toast.say('Bạn đã đồng ý thông qua') });
  const correct = () =>
    mutate(
      { act: 'correct', key: key.keyFor(minutes.id) },
      { onError, onSuccess: () => toast.say(state === 'adopted' ? 'Đã mở bản mới' : 'Đã mở bản đính chính') },
    );
  if (!(can.approve || can.reopen || can.correct || can.cancel)) return null;
  return (
    <div className="flex flex-wrap gap-2 border-t pt-3">
      {can.correct && state === 'adopted' && (
        <p className="w-full text-small text-muted">
          Biên bản đã có chữ ký nên không quay lại góp ý được. Nếu cần sửa hoặc có người không ký, hãy lập bản
          mới thay cho bản này; bản này được giữ lại và không ký tiếp nữa.
        </p>
      )}
      {can.approve && (
        <Button size="small" busy={isPending} onClick={approve}>
          Đồng ý thông qua
        </Button>
      )}
      {can.reopen && (
        <Button size="small" icon={<Undo2 />} onClick={() => open('reopen')}>
          {state === 'review' ? 'Về dự thảo' : 'Sửa lại'}
        </Button>
      )}
      {can.correct && (
        <Button size="small" icon={<FilePen />} busy={isPending} onClick={correct}>
          {state === 'adopted' ? 'Lập bản mới thay thế' : 'Bản đính chính'}
        </Button>
      )}
      {can.cancel && (
        <Button size="small" look="plain" icon={<Ban />} onClick={() => open('cancel')}>
          Hủy biên bản
        </Button>
      )}
      {opened === 'reopen' && <ReopenDialog onClose={close} />}
      {opened === 'cancel' && <CancelMinutesDialog onClose={close} />}
    </div>
  );
}
