import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { minutesQuery, useMinutesStep } from '../../../../data/meetings/minutes.ts';
import { failureText, isRefusal } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { DecisionTerms } from '../terms/decision-terms.tsx';
import { MissingList } from './missing-list.tsx';
import { legalMissingOf, missingOf, quorumInWords } from './steps.rules.ts';

/** Says what adopting does before it is done: the number, the tasks, the end of changes. */
export function AdoptDialog({ onClose }: { readonly onClose: () => void }) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error } = useMinutesStep(minutes.meetingId);
  const key = useSubmitKey();
  // What was read when the dialog opened, and what one wrote in it oneself; each change counts one more.
  const [revision, setRevision] = useState(minutes.revision);
  const isReading = useIsFetching({ queryKey: minutesQuery(minutes.meetingId).queryKey }) > 0;
  const isStale = isRefusal(error, 'version_stale') || (!isReading && minutes.revision > revision);
  const { checks } = minutes;
  const missing = [...legalMissingOf(minutes), ...missingOf(minutes)];
  const tasks = minutes.sections.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'task');
  const fresh = tasks.filter(({ itemId }) => itemId === null);
  const adopt = () =>
    mutate(
      { act: 'adopt', revision, key: key.keyFor(revision) },
      {
        onSuccess: ({ number }) => {
          toast.say(`Đã thông qua, số ${number?.number ?? ''}`);
          onClose();
        },
      },
    );
  const failure = isStale
    ? 'Biên bản vừa được người khác sửa. Hãy đóng lại, đọc phần mới rồi thông qua.'
    : error && failureText(error, 'Không thể thông qua biên bản. Vui lòng thử lại.');
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={missing.length > 0 ? 'Chưa thông qua được' : 'Thông qua biên bản?'}
      description={missing.length > 0 ? 'Hãy hoàn tất những điều sau trước.' : `“${minutes.title}”`}
      failure={failure}
      actions={
        missing.length > 0 ? (
          <Button onClick={onClose}>Đóng</Button>
        ) : (
          <>
            <Button onClick={onClose}>Chưa thông qua</Button>
            <Button look="primary" disabled={isStale} busy={isPending || isReading} onClick={adopt}>
              Thông qua
            </Button>
          </>
        )
      }
    >
      {missing.length > 0 ? (
        <MissingList missing={missing} onLead={onClose} />
      ) : (
        <>
          <ul className="flex list-disc flex-col gap-1.5 pl-5">
            <li>
              {minutes.number
                ? `Biên bản giữ số ${minutes.number.number}.`
                : 'Biên bản được cấp số kế tiếp trong sổ biên bản của công ty.'}
            </li>
            <li>Biên bản ghi: “{minutes.closing[0]}”</li>
            <li>Nội dung không sửa được nữa, trừ khi đưa về góp ý trước lúc ký.</li>
            {fresh.length > 0 && (
              <li>{fresh.length} dòng việc cần làm thành việc giao cho người phụ trách.</li>
            )}
            {checks.quorum.present < checks.quorum.needed && (
              <li className="text-turmeric-ink">{quorumInWords(checks.quorum)}</li>
            )}
            {minutes.openComments > 0 && (
              <li className="text-turmeric-ink">Còn {minutes.openComments} góp ý chưa xử lý.</li>
            )}
          </ul>
          <DecisionTerms onSaved={() => setRevision((read) => read + 1)} />
        </>
      )}
    </Dialog>
  );
}
