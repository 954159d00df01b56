import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import type { MailChoice } from './use-mail-choice.ts';

/** Whether people get a mail of what is saved; beside the button that saves. */
export function MailChoiceField({ choice }: { readonly choice: MailChoice }) {
  const { mailing, notify, choose, hasNewGuests } = choice;
  if (mailing.kind === 'none') return null;
  if (mailing.kind === 'always')
    return (
      <p role="status" className="text-small text-muted">
        Mọi người được mời sẽ nhận thư về giờ mới.
      </p>
    );
  return (
    <div>
      <Checkbox checked={notify} onChange={(event) => choose(event.target.checked)}>
        Gửi thông báo qua email cho mọi người
      </Checkbox>
      {!notify && hasNewGuests && (
        <p role="status" className="mt-1 ml-7 text-small text-muted">
          Khách ngoài công ty vẫn nhận thư mời, vì họ không xem được lịch ở đây.
        </p>
      )}
    </div>
  );
}
