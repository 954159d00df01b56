import type { CompanyDay, DayKind, SeenDay } from '@hopgon/contract/company-settings/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { companyDaysQuery, useChangeDay } from '../../data/company/company-settings.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { isDay } from '../../lib/format/days.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DateInput } from '../../ui/inputs/date-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';

const dayKinds = [
  { value: 'off', label: 'Ngày nghỉ' },
  { value: 'work', label: 'Làm bù' },
] as const;

interface DayDialogProps {
  /** Null: a new one. */
  readonly day: CompanyDay | null;
  readonly year: number;
  readonly onClose: () => void;
}

/** What the day is by now, where the dialog does not show it. */
function newsOf(shown: CompanyDay | null, seen: SeenDay): string | undefined {
  if (!seen || (seen.name === shown?.name && seen.kind === shown.kind)) return undefined;
  return `Đang là ${seen.kind === 'off' ? 'ngày nghỉ' : 'ngày làm bù'} “${seen.name}”.`;
}

export function DayDialog({ day, year, onClose }: DayDialogProps) {
  const place = `day ${day?.date ?? year}`;
  const [date, setDate] = useKept(`${place} date`, day?.date ?? '');
  const [name, setName] = useKept(`${place} name`, day?.name ?? '');
  const [kind, setKind] = useKept<DayKind>(`${place} kind`, day?.kind ?? 'off');
  const [judged, judge] = useState(false);
  const { mutate, isPending, error } = useChangeDay();
  const [seen, see] = useState<SeenDay>(day && { name: day.name, kind: day.kind });
  const queryClient = useQueryClient();
  const lookAt = (on: string) => {
    const known = queryClient.getQueryData(companyDaysQuery(year).queryKey)?.days;
    const found = known?.find((other) => other.date === on);
    see(found ? { name: found.name, kind: found.kind } : null);
  };
  const dateProblem = isDay(date) ? undefined : 'Hãy chọn ngày';
  const nameProblem = name.trim() === '' ? 'Hãy đặt tên cho ngày này' : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    judge(true);
    if (dateProblem || nameProblem || isPending) return;
    const wanted = { name: name.normalize('NFC').trim(), kind };
    mutate(
      { day: date, was: seen, wanted },
      {
        onSuccess: onClose,
        // The change of the other person is shown below; saving once more replaces it.
        onError: (problem) => isRefusal(problem, 'version_stale') && lookAt(date),
      },
    );
  };

  return (
    <FormDialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={day ? 'Sửa ngày' : 'Thêm ngày'}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Ngày" error={judged ? dateProblem : undefined} hint={newsOf(day, seen)}>
          <DateInput
            min={`${year}-01-01`}
            max={`${year}-12-31`}
            readOnly={day !== null}
            value={date}
            onChange={(on) => {
              setDate(on);
              lookAt(on);
            }}
          />
        </Field>
        <Field label="Tên" error={judged ? nameProblem : undefined}>
          <Input maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <div>
          <Segmented label="Loại ngày" choices={dayKinds} value={kind} onChange={setKind} />
          <p className="mt-1.5 text-small text-muted">
            {kind === 'off' ? 'Không ai làm việc ngày này.' : 'Ngày này làm việc, dù rơi vào thứ nào.'}
          </p>
        </div>
        <DialogActions failure={error && failureText(error, 'Không thể lưu ngày này. Vui lòng thử lại.')}>
          <CancelButton />
          <Button type="submit" look="primary" busy={isPending}>
            {isPending ? 'Đang lưu...' : 'Lưu'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
