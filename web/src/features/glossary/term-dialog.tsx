import type { Term } from '@hopgon/contract/glossary/schemas';
import { useState } from 'react';
import { useSaveTerms, useUpdateTerm } from '../../data/company/glossary.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input, Textarea } from '../../ui/inputs/input.tsx';
import { CancelButton } from '../../ui/overlays/cancel-button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { formsOf, spokenProblem, writtenProblem } from './term.rules.ts';

interface TermDialogProps {
  /** Null: a new one. */
  readonly term: Term | null;
  /** What a new one begins with. */
  readonly begin?: { readonly written: string; readonly spoken: string };
  /** False: what is added waits for the owner or an admin. */
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

interface TermDraft {
  written: string;
  spoken: string;
  asks: boolean;
}

/** How the company writes a name, term or abbreviation, and how it is put down by mistake. */
export function TermDialog({ term, begin, mayEdit, onClose }: TermDialogProps) {
  const { mutateAsync: save } = useSaveTerms();
  const { mutateAsync: update } = useUpdateTerm();
  const [failure, fail] = useState<string | null>(null);
  const { field, error, refuse, onSubmit, isSubmitting } = useClearingForm<TermDraft>(
    {
      written: term?.written ?? begin?.written ?? '',
      spoken: term?.spoken.join('\n') ?? begin?.spoken ?? '',
      asks: term?.asks ?? false,
    },
    `term ${term?.id ?? 'new'} ${begin?.spoken ?? ''}`,
  );
  const submit = onSubmit(async ({ written, spoken, asks }) => {
    const body = { written: written.normalize('NFC').trim(), spoken: formsOf(spoken), asks };
    fail(null);
    try {
      if (term) await update({ termId: term.id, version: term.version, ...body });
      else await save([body]);
      toast.say(mayEdit ? `Từ điển đã có ${body.written}` : `Đã đề xuất ${body.written}`);
      onClose();
    } catch (problem) {
      const words = failureText(problem, 'Không thể lưu từ này. Vui lòng thử lại.');
      if (isRefusal(problem, 'term_exists')) refuse('written', words);
      else fail(words);
    }
  });
  return (
    <FormDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={term ? 'Sửa từ' : mayEdit ? 'Thêm vào từ điển' : 'Đề xuất từ'}
      description="Cả công ty thấy từ điển. Bản gỡ băng tải lên từ nay được viết theo; nguyên văn được giữ."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Viết đúng" error={error('written')}>
          <Input
            maxLength={100}
            autoComplete="off"
            placeholder="Ví dụ: API"
            {...field('written', writtenProblem)}
          />
        </Field>
        <Field
          label="Nghe hoặc viết thành"
          hint="Mỗi cách một dòng, đúng dấu, nguyên từ"
          error={error('spoken')}
        >
          <Textarea
            rows={3}
            maxLength={2100}
            placeholder={'ép pi ai\nây pi ai'}
            {...field('spoken', spokenProblem)}
          />
        </Field>
        <Checkbox {...field('asks')}>
          Hỏi trước khi sửa
          <span className="block text-small text-muted">
            Dùng khi cách viết kia cũng là một từ khác. Một tiếng đơn như “an” thì luôn hỏi.
          </span>
        </Checkbox>
        <DialogActions failure={failure}>
          <CancelButton />
          <Button type="submit" look="primary" busy={isSubmitting}>
            {isSubmitting ? 'Đang lưu...' : mayEdit ? 'Lưu' : 'Đề xuất'}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
