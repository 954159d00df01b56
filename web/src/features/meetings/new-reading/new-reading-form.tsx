import { type FormEvent, useState } from 'react';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DiscardButton } from '../../../ui/overlays/discard-button.tsx';
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { EvidenceField } from '../analysis/evidence-field.tsx';
import { ReadingText } from '../analysis/reading-text.tsx';
import { useReadingActions } from '../analysis/readings-context.ts';
import { useEvidenceDraft } from '../analysis/use-evidence-draft.ts';
import { type TaskDraft, TaskFields, taskDraftOf } from '../items/task-fields.tsx';
import { type AddedKind, addedKinds, newReadingOf, newReadingProblem } from './new-reading.rules.ts';

interface NewReadingFormProps {
  readonly kind: AddedKind;
  readonly onClose: () => void;
}

const noTurns: readonly number[] = [];

const bringIntoSight = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: 'nearest' });

/** A row the machine missed, written by hand, with the lines it rests on. */
export function NewReadingForm({ kind, onClose }: NewReadingFormProps) {
  const { create, isBusy, meeting } = useReadingActions();
  const key = useSubmitKey();
  const place = `new reading ${meeting.id} ${kind}`;
  const [text, setText] = useKept(`${place} text`, '');
  const [turns, setTurns] = useEvidenceDraft(null, noTurns);
  const [task, setTask] = useKept<TaskDraft>(place, () => taskDraftOf(null));
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
  return (
    <form
      ref={bringIntoSight}
      noValidate
      onSubmit={onSubmit}
      className="flex scroll-my-(--foot) flex-col gap-3 border-b bg-jade-wash px-5 py-3 max-md:px-4"
    >
      <LeaveGuard isDirty={() => isDirty} />
      <ReadingText
        label={`Nội dung ${addedKinds[kind]}`}
        isTask={kind === 'task'}
        value={text}
        error={problem}
        onChange={(next) => {
          setText(next);
          setProblem('');
        }}
        onSubmit={onSubmit}
        onEscape={() => !isDirty && onClose()}
      />
      {kind === 'task' && <TaskFields meeting={meeting} draft={task} onChange={setTask} />}
      <EvidenceField turns={turns} onChange={setTurns} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <DiscardButton look="plain" size="small" isDirty={() => isDirty} onDiscard={onClose}>
          Thôi
        </DiscardButton>
        <Button type="submit" size="small" busy={isBusy}>
          Thêm {addedKinds[kind]}
        </Button>
      </div>
    </form>
  );
}
