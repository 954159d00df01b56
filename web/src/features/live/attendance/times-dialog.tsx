import type { LivePerson } from '@hopgon/contract/live/schemas';
import { type FormEvent, useState } from 'react';
import { useLiveStep } from '../../../data/meetings/live.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatTime } from '../../../lib/format/date.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { CancelButton } from '../../../ui/overlays/cancel-button.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useLivePage } from '../live-context.ts';
import { arrivalAt, departureAt } from './clock-on.rules.ts';

interface TimesDialogProps {
  readonly person: LivePerson;
  readonly about: 'arrival' | 'departure';
  readonly onClose: () => void;
}

/** The minute in which somebody came or left. */
export function TimesDialog({ person, about, onClose }: TimesDialogProps) {
  const { live, serverNow } = useLivePage();
  const { mutate, isPending, error } = useLiveStep(live.meetingId);
  const last = person.stays.at(-1);
  const known = about === 'arrival' ? last?.arrivedAt : last?.leftAt;
  // After the end, times are those of the meeting.
  const { startedAt, endedAt } = live;
  const [typed, type] = useKept(`${about} ${person.id}`, () =>
    formatTime(known ?? endedAt ?? new Date(serverNow())),
  );
  const [problem, setProblem] = useState('');
  const word = about === 'arrival' ? 'đến' : 'về';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const now = new Date(serverNow()).toISOString();
    const at =
      about === 'departure' && last
        ? departureAt(typed, { arrivedAt: last.arrivedAt, now })
        : arrivalAt(typed, (endedAt && startedAt) ?? last?.arrivedAt ?? now);
    if (!at) return setProblem('Hãy ghi giờ như 08:41');
    if (at === 'early')
      return setProblem(
        `Giờ về phải sau giờ đến (${formatTime(last?.arrivedAt ?? now)}) và không muộn hơn giờ hiện tại`,
      );
    const act = about === 'departure' || last === undefined ? 'left' : last.way;
    mutate({ act: 'attend', people: [{ id: person.id, act, at }] }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Giờ ${word} của ${person.name}`}
      failure={error && failureText(error, 'Không thể ghi giờ. Vui lòng thử lại.')}
      actions={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="gio-den-ve" busy={isPending}>
            Lưu giờ
          </Button>
        </>
      }
    >
      <form id="gio-den-ve" noValidate onSubmit={onSubmit}>
        <Field label={`Giờ ${word}`} error={problem}>
          <Input
            autoFocus
            autoComplete="off"
            inputMode="numeric"
            maxLength={10}
            value={typed}
            onChange={(event) => {
              type(event.target.value);
              setProblem('');
            }}
          />
        </Field>
      </form>
    </FormDialog>
  );
}
