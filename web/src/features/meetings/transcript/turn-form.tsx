import { correctableLength, type Turn } from '@hopgon/contract/transcripts/schemas';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useUpdateTurn } from '../../../data/transcripts/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { DiscardButton } from '../../../ui/overlays/discard-button.tsx';
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { Banner } from '../../../ui/states/banner.tsx';

interface TurnFormProps {
  readonly transcriptId: string;
  readonly turn: Turn;
  readonly onClose: () => void;
}

/** A line being corrected: Enter saves it, Shift and Enter begin a line, Escape leaves an unchanged one. */
export function TurnForm({ transcriptId, turn, onClose }: TurnFormProps) {
  const [{ opened, text }, write] = useKept(`turn ${transcriptId} ${turn.index}`, {
    opened: turn,
    text: turn.text,
  });
  const [problem, setProblem] = useState('');
  const { mutate, isPending, error } = useUpdateTurn(transcriptId);
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const isDirty = text.trim() !== opened.text;
  // While it is saved, what has changed may be what is being saved.
  const hasChanged = !isPending && turn.corrections !== opened.corrections;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (text.trim() === '') return setProblem('Hãy ghi lời đã nói');
    if (!isDirty && !hasChanged) return onClose();
    mutate({ index: turn.index, text, corrections: turn.corrections }, { onSuccess: onClose });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isWriting(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) save(event);
    if (event.key === 'Escape' && !isDirty) onClose();
  };
  return (
    <form noValidate onSubmit={save} className="mt-1 flex max-w-[80ch] flex-col gap-3">
      <LeaveGuard isDirty={() => isDirty} />
      {hasChanged && (
        <Banner tone="warning">
          Trong lúc bạn sửa, câu này đã thành “{turn.text}”. Lưu sẽ thay nội dung đó.
        </Banner>
      )}
      {error && !hasChanged && (
        <Banner tone="error">{failureText(error, 'Không thể lưu câu này. Vui lòng thử lại.')}</Banner>
      )}
      <Field label={`Nội dung câu ${turn.index + 1}`} hideLabel error={problem}>
        <Textarea
          rows={1}
          autoFocus
          maxLength={correctableLength}
          value={text}
          onChange={(event) => {
            write({ opened, text: event.target.value });
            setProblem('');
          }}
          onCompositionEnd={onCompositionEnd}
          onKeyDown={onKeyDown}
          className="field-sizing-content resize-none"
        />
      </Field>
      <div className="flex justify-end gap-2">
        <DiscardButton look="plain" size="small" isDirty={() => isDirty} onDiscard={onClose}>
          Thôi
        </DiscardButton>
        <Button type="submit" look="primary" size="small" busy={isPending}>
          Lưu
        </Button>
      </div>
    </form>
  );
}
