import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { useCompositionGuard } from '../../../../lib/keyboard/use-composition-guard.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { DiscardButton } from '../../../../ui/overlays/discard-button.tsx';
import { LeaveGuard } from '../../../../ui/overlays/leave-guard.tsx';

interface SectionFormProps {
  readonly label: string;
  readonly title: string;
  /** Names what is written. */
  readonly keptAs: string;
  /** `onDone` once it is saved. */
  readonly save: (title: string, onDone: () => void) => void;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

const longestTitle = 300;

/** The title of a section while it is written. */
export function SectionForm({ label, title, keptAs, save, isBusy, onClose }: SectionFormProps) {
  const [text, setText] = useKept(keptAs, title);
  const [problem, setProblem] = useState('');
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const written = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (written === '') return setProblem('Hãy ghi tên mục');
    if (written === title) return onClose();
    save(written, onClose);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isWriting(event) && event.key === 'Escape' && written === title) onClose();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-2 py-1 font-sans">
      <LeaveGuard isDirty={() => written !== title} />
      <div className="min-w-0 flex-[1_1_14rem]">
        <Field label={label} hideLabel error={problem}>
          <Input
            autoFocus
            autoComplete="off"
            maxLength={longestTitle}
            placeholder="Tên mục"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem('');
            }}
            onCompositionEnd={onCompositionEnd}
            onKeyDown={onKeyDown}
          />
        </Field>
      </div>
      <DiscardButton look="plain" isDirty={() => written !== title} onDiscard={onClose}>
        Thôi
      </DiscardButton>
      <Button type="submit" busy={isBusy}>
        Lưu mục
      </Button>
    </form>
  );
}
