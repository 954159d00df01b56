import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { EvidenceField } from '../analysis/evidence-field.tsx';
import { useReadingActions } from '../analysis/readings-context.ts';
import { useEvidenceDraft } from '../analysis/use-evidence-draft.ts';
import { type TaskDraft, TaskFields, taskDraftOf } from '../items/task-fields.tsx';
import { type AddedKind, addedKinds, newReadingOf, newReadingProblem } from './new-reading.rules.ts';

interface NewReadingFormProps {
  readonly kind: AddedKind;
  readonly onClose: () => void;
}

const none: readonly number[] = [];

const bringIntoSight = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: 'nearest' });

/** A row the machine missed, written by hand, with the lines it rests on. */
export function NewReadingForm({ kind, onClose }: NewReadingFormProps) {
  const { create, isBusy, meeting } = useReadingActions();
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const key = useSubmitKey();
  const [text, setText] = useState('');
  const [turns, setTurns] = useEvidenceDraft(null, none);
  const [task, setTask] = useState<TaskDraft>(() => taskDraftOf(null));
  const [problem, setProblem] = useState('');
  const isDirty = text.trim() !== '' || turns.length + task.deadline.length > 0 || task.assignee !== null;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const draft = { kind, text, turns, task };
    const wrong = newReadingProblem(draft);
    if (wrong) return setProblem(wrong);
    const reading = newReadingOf(draft);
    create({ reading, idempotencyKey: key.keyFor(reading) }, onClose);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isWriting(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) onSubmit(event);
    if (event.key === 'Escape' && !isDirty) onClose();
  };
  return (
    <form
      ref={bringIntoSight}
      noValidate
      onSubmit={onSubmit}
      className="flex scroll-my-(--foot) flex-col gap-3 border-b bg-jade-wash px-5 py-3 max-md:px-4"
    >
      <LeaveGuard isDirty={() => isDirty} />
      <Field label={`Nội dung ${addedKinds[kind]}`} error={problem}>
        <Textarea
          rows={1}
          autoFocus
          maxLength={kind === 'task' ? 300 : 1000}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem('');
          }}
          onCompositionEnd={onCompositionEnd}
          onKeyDown={onKeyDown}
          className="field-sizing-content resize-none"
        />
      </Field>
      {kind === 'task' && <TaskFields meeting={meeting} draft={task} onChange={setTask} />}
      <EvidenceField turns={turns} onChange={setTurns} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button look="plain" size="small" onClick={onClose}>
          Thôi
        </Button>
        <Button type="submit" size="small" busy={isBusy}>
          Thêm {addedKinds[kind]}
        </Button>
      </div>
    </form>
  );
}
