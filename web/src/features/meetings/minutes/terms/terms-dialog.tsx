import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { type FormEvent, useState } from 'react';
import { useLineStep } from '../../../../data/meetings/minutes-lines.ts';
import { failureText, isRefusal } from '../../../../lib/api/call-failure.ts';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { changesFrom } from '../../../../lib/forms/use-settings-draft.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { DateInput } from '../../../../ui/inputs/date-input.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { CancelButton } from '../../../../ui/overlays/cancel-button.tsx';
import { useCloseGuard } from '../../../../ui/overlays/close-guard.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { Banner } from '../../../../ui/states/banner.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { ReplacedField } from './replaced-field.tsx';
import {
  type TermsDraft,
  type TermsProblems,
  termsDraftOf,
  termsOfDraft,
  termsProblems,
} from './terms.rules.ts';

interface TermsDialogProps {
  readonly line: MinutesLine;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** From when until when a decision holds, and what it replaces. */
export const TermsDialog = (props: TermsDialogProps) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && props.onClose()}
    title="Hiệu lực của kết luận"
    description={`“${props.line.text}”`}
  >
    <TermsForm {...props} />
  </FormDialog>
);

interface KeptTerms {
  readonly changes: Partial<TermsDraft>;
  readonly opened: TermsDraft;
}

function TermsForm({ line, onSaved, onClose }: TermsDialogProps) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error } = useLineStep(minutes.meetingId);
  const saved = termsDraftOf(line);
  // Only what is written here is changed: what others save meanwhile shows in the other fields.
  const [{ changes, opened }, setForm] = useKept<KeptTerms>(`terms ${line.id}`, () => ({
    changes: {},
    opened: saved,
  }));
  const draft = { ...saved, ...changes };
  const [problems, setProblems] = useState<TermsProblems>({});
  const hasChange = Object.keys(changesFrom(saved, changes)).length > 0;
  // While it is saved, what has changed may be what is being saved.
  const isStale =
    !isPending && (isRefusal(error, 'version_stale') || Object.keys(changesFrom(opened, saved)).length > 0);
  const { release } = useCloseGuard({ isDirty: () => hasChange });
  const write = (part: Partial<TermsDraft>) => {
    setForm((before) => ({ ...before, changes: { ...before.changes, ...part } }));
    setProblems({});
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = termsProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      {
        act: 'update',
        id: line.id,
        version: line.version,
        change: { terms: termsOfDraft(draft), replacesId: draft.link?.id ?? null },
      },
      {
        onSuccess: () => {
          release();
          onSaved?.();
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Có hiệu lực từ" error={problems.validFrom}>
          <DateInput value={draft.validFrom} onChange={(validFrom) => write({ validFrom })} />
        </Field>
        <Field label="Đến hết ngày" hint="Để trống nếu không có hạn." error={problems.validTo}>
          <DateInput value={draft.validTo} onChange={(validTo) => write({ validTo })} />
        </Field>
      </div>
      <ReplacedField
        link={draft.link}
        onChoose={(link, words) => write({ link, ...(draft.replaces.trim() === '' && { replaces: words }) })}
      />
      <Field label="Lời ghi trên biên bản" hint="Kết luận hoặc văn bản cũ không còn hiệu lực, nếu có.">
        <Input
          autoComplete="off"
          maxLength={300}
          value={draft.replaces}
          onChange={(event) => write({ replaces: event.target.value })}
        />
      </Field>
      <DialogActions
        failure={error && !isStale ? failureText(error, 'Không thể lưu hiệu lực. Vui lòng thử lại.') : null}
        notice={
          isStale && (
            <Banner tone="warning">
              Trong lúc bạn sửa, người khác đã sửa kết luận này. Lưu chỉ thay những ô bạn đã sửa.
            </Banner>
          )
        }
      >
        <CancelButton />
        <Button type="submit" look="primary" busy={isPending}>
          Lưu
        </Button>
      </DialogActions>
    </form>
  );
}
