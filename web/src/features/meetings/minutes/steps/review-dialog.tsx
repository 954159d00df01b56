import { localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { minutesSettingsQuery } from '../../../../data/company/minutes-register.ts';
import { useMinutesStep } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { isDay } from '../../../../lib/format/days.ts';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DateInput } from '../../../../ui/inputs/date-input.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Textarea } from '../../../../ui/inputs/input.tsx';
import { CancelButton } from '../../../../ui/overlays/cancel-button.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Banner } from '../../../../ui/states/banner.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { markWords } from '../minutes-words.ts';

/** Shows the draft to everybody who may view the meeting, and asks them to comment. */
export function ReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const { minutes } = useMinutesPage();
  const { unaccepted } = minutes.checks;
  const { mutate, isPending, error } = useMinutesStep(minutes.meetingId);
  const [message, setMessage] = useKept(`review message ${minutes.meetingId}`, '');
  const asksDay = minutes.adoptedBy === 'silence';
  const { data: settings } = useQuery({ ...minutesSettingsQuery, enabled: asksDay });
  const [chosen, setUntil] = useState<string | null>(null);
  const usual =
    asksDay && settings
      ? addDays(localDay(Date.now(), minutes.timeZone), settings.settings.silenceDays)
      : undefined;
  const until = chosen ?? usual ?? '';
  const key = useSubmitKey();
  // A day nobody chose is the server's to count.
  const hasDay = !asksDay || chosen === null || isDay(chosen);
  const send = () => {
    const body = {
      message: message.normalize('NFC').trim(),
      ...(asksDay && chosen !== null ? { until: chosen } : {}),
    };
    mutate(
      { act: 'review', ...body, key: key.keyFor(body) },
      {
        onSuccess: () => {
          toast.say('Đã gửi biên bản để lấy góp ý');
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      isDirty={() => message.trim() !== ''}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Gửi biên bản để lấy góp ý?"
      description="Mọi người xem được cuộc họp này sẽ đọc được biên bản, và người dự họp được báo. Bạn vẫn sửa tiếp được."
      failure={error && failureText(error, 'Không thể gửi biên bản để lấy góp ý. Vui lòng thử lại.')}
      actions={
        <>
          <CancelButton>Chưa gửi</CancelButton>
          <Button look="primary" busy={isPending} disabled={!hasDay} onClick={send}>
            Gửi lấy góp ý
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {unaccepted > 0 && (
          <Banner tone="warning">
            Còn {unaccepted} dòng máy đề xuất mà chưa ai duyệt. Mọi người sẽ thấy các dòng này kèm dấu “
            {markWords.unaccepted}”.
          </Banner>
        )}
        {usual !== undefined && (
          <Field
            label="Góp ý đến hết ngày"
            hint="Hết ngày này mà mọi góp ý đã được xử lý thì thông qua được. Sửa nội dung thì số ngày góp ý tính lại từ đầu."
            error={hasDay ? '' : 'Hãy ghi một ngày, ví dụ 25/11/2026'}
          >
            <DateInput value={until} onChange={setUntil} />
          </Field>
        )}
        <Field label="Lời nhắn" hint="Có thể để trống.">
          <Textarea
            rows={2}
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
