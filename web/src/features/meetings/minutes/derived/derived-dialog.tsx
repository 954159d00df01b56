import type { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import { type FormEvent, useState } from 'react';
import { useDerivedStep } from '../../../../data/meetings/minutes-derived.ts';
import { readRecipients } from '../../../../data/meetings/recipients.rules.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { useCloseGuard } from '../../../../ui/overlays/close-guard.tsx';
import { DialogActions } from '../../../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { OwnRecipientsField } from '../../../minutes/document-fields.tsx';
import { OwnTemplateField } from '../../../minutes/templates/own-template-field.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { derivedKinds, derivedProblem, usualLines, usualTitle } from './derived.rules.ts';
import { LineChoice } from './line-choice.tsx';

/** A notice, an extract or a resolution is drafted from lines of the minutes. */
export const DerivedDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <FormDialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Lập văn bản từ biên bản"
    description="Văn bản dùng đúng lời của biên bản đã ký. Số được cấp khi phát hành."
  >
    <DerivedForm onClose={onClose} />
  </FormDialog>
);

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

interface DerivedDraft {
  readonly kind: DerivedKind;
  readonly title: string;
  readonly lineIds: readonly string[];
  readonly recipients: string;
  readonly ownTemplateId: string | null;
  readonly isTouched: boolean;
}

const draftOf = (minutes: Minutes): DerivedDraft => ({
  ...{ kind: 'notice', title: usualTitle(minutes, 'notice'), lineIds: [...usualLines(minutes, 'notice')] },
  ...{ recipients: minutes.recipients.join('\n'), ownTemplateId: null, isTouched: false },
});

function DerivedForm({ onClose }: { readonly onClose: () => void }) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error } = useDerivedStep(minutes);
  const [draft, setDraft] = useKept(`derived ${minutes.meetingId}`, () => draftOf(minutes));
  const { kind, title, recipients, ownTemplateId } = draft;
  const lines = new Set(draft.lineIds);
  const [problem, setProblem] = useState('');
  const key = useSubmitKey();
  const { close, release } = useCloseGuard({ isDirty: () => draft.isTouched });
  const change = (part: Partial<DerivedDraft>) => {
    setDraft((before) => ({ ...before, isTouched: true, ...part }));
    setProblem('');
  };
  const choose = (next: DerivedKind) =>
    change({
      ...{ kind: next, lineIds: [...usualLines(minutes, next)], ownTemplateId: null },
      // A title somebody wrote stays.
      ...(title === usualTitle(minutes, kind) && { title: usualTitle(minutes, next) }),
      isTouched: draft.isTouched,
    });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = derivedProblem(title, lines, recipients);
    setProblem(found);
    if (found !== '') return;
    const body = {
      ...{ kind, title: tidy(title), lineIds: [...draft.lineIds] },
      recipients: readRecipients(recipients),
      // What nobody chose is the company's default for the kind.
      ...(ownTemplateId !== null && { ownTemplateId: ownTemplateId || null }),
    };
    mutate(
      { act: 'create', body, key: key.keyFor(body) },
      {
        onSuccess: () => {
          release();
          toast.say('Đã soạn dự thảo văn bản');
          onClose();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <Field label="Loại văn bản">
        <Select choices={derivedKinds} value={kind} onChange={choose} />
      </Field>
      <Field label="Trích yếu">
        <Input
          autoComplete="off"
          maxLength={300}
          value={title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <LineChoice chosen={lines} onChange={(next) => change({ lineIds: [...next] })} />
      <OwnRecipientsField value={recipients} onChange={(next) => change({ recipients: next })} />
      <OwnTemplateField
        form={kind}
        value={ownTemplateId}
        onChange={(next) => change({ ownTemplateId: next })}
      />
      <DialogActions
        failure={problem || (error && failureText(error, 'Không thể soạn văn bản. Vui lòng thử lại.'))}
      >
        <Button onClick={close}>Hủy</Button>
        <Button type="submit" look="primary" busy={isPending}>
          Soạn dự thảo
        </Button>
      </DialogActions>
    </form>
  );
}
