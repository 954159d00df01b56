import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useCreateHold } from '../../../data/company/retention.ts';
import { pastMeetingsQuery } from '../../../data/meetings/meetings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatMoment } from '../../../lib/format/date.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { SearchSelect } from '../../../ui/inputs/search-select.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';

export type HeldKind = 'meeting' | 'company';

interface MeetingChoice {
  readonly value: string;
  readonly label: string;
}

const noMeeting: MeetingChoice = { value: '', label: 'Chọn cuộc họp' };

export function HoldDialog({ kind, onClose }: { readonly kind: HeldKind; readonly onClose: () => void }) {
  const [meeting, setMeeting] = useKept<MeetingChoice>(`hold ${kind} meeting`, noMeeting);
  const [reason, setReason] = useKept(`hold ${kind} reason`, '');
  const [isJudged, setIsJudged] = useState(false);
  const { mutate, isPending, error } = useCreateHold();
  const meetingProblem = kind === 'meeting' && meeting.value === '' ? 'Hãy chọn cuộc họp' : undefined;
  const reasonProblem = reason.trim() === '' ? 'Hãy ghi lý do' : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (meetingProblem || reasonProblem || isPending) return;
    mutate({ meetingId: kind === 'meeting' ? meeting.value : null, reason }, { onSuccess: onClose });
  };

  return (
    <FormDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={kind === 'meeting' ? 'Giữ lại một cuộc họp' : 'Giữ lại cả công ty'}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {kind === 'meeting' && (
          <MeetingField
            meeting={meeting}
            onChoose={setMeeting}
            error={isJudged ? meetingProblem : undefined}
          />
        )}
        <Field
          label="Lý do"
          hint="Chủ sở hữu của công ty đọc được; với cuộc họp kín, chỉ khi là người của cuộc họp."
          error={isJudged ? reasonProblem : undefined}
        >
          <Textarea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <DialogActions failure={error && failureText(error, 'Không thể giữ lại. Vui lòng thử lại.')}>
          <CancelButton />
          <Button type="submit" look="primary" busy={isPending}>
            {isPending ? 'Đang lưu...' : 'Giữ lại'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}

const mostOffered = 20;
const moment = () => new Date().toISOString();

interface MeetingFieldProps {
  readonly meeting: MeetingChoice;
  readonly onChoose: (meeting: MeetingChoice) => void;
  readonly error: string | undefined;
}

function MeetingField({ meeting, onChoose, error }: MeetingFieldProps) {
  const [typed, setTyped] = useState('');
  const [now] = useState(moment);
  const search = useDebounced(typed).trim();
  // Not the search of the company, which finds no closed meeting: its people hold it, too.
  const { data, isError } = useInfiniteQuery(pastMeetingsQuery({ now, search }));
  const choices = (data?.pages[0]?.meetings ?? []).slice(0, mostOffered).map((meeting) => ({
    value: meeting.id,
    label: `${titleOutside(meeting)} · ${formatMoment(meeting.startsAt)}`,
  }));
  return (
    <Field label="Cuộc họp" error={error}>
      <SearchSelect
        chosen={meeting}
        choices={choices}
        typed={typed}
        onType={setTyped}
        onChange={(value) => onChoose(choices.find((choice) => choice.value === value) ?? noMeeting)}
        searchLabel="Tìm theo tên cuộc họp"
        empty={isError ? 'Không thể tìm cuộc họp.' : 'Không có cuộc họp nào đã qua.'}
      />
    </Field>
  );
}
