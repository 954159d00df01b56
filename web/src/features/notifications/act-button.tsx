import type { NotificationAct } from '@hopgon/contract/notifications/schemas';
import { useActOnNotification } from '../../data/notifications.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/overlays/toast.ts';

const actTexts = {
  'answer-meeting': { verb: 'Nhận lời', done: 'Đã nhận lời dự họp' },
  'accept-item': { verb: 'Nhận việc', done: 'Đã nhận việc' },
  'approve-member': { verb: 'Duyệt', done: 'Đã duyệt vào công ty' },
} as const satisfies Record<NotificationAct['kind'], { verb: string; done: string }>;

interface ActButtonProps {
  readonly act: NotificationAct;
  /** What it is about, read aloud after the verb. */
  readonly about: string;
  /** It is done, and the button goes away. */
  readonly onDone: () => void;
}

/** Does what the line asks for. */
export function ActButton({ act, about, onDone }: ActButtonProps) {
  const { mutateAsync, isPending } = useActOnNotification();
  const { verb, done } = actTexts[act.kind];
  // A promise, not a callback: the wake-up that follows may take this button away before.
  const perform = () =>
    mutateAsync(act).then(
      (open) => {
        toast.say(`${done}${open}`);
        onDone();
      },
      (error: unknown) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
    );
  return (
    <Button size="small" busy={isPending} onClick={() => void perform()}>
      {verb}
      <span className="sr-only">: {about}</span>
    </Button>
  );
}
