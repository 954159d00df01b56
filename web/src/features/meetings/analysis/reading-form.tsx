import type { Reading } from '@hopgon/contract/readings/schemas';
import { type FormEvent, useState } from 'react';
import { isDay } from '../../../lib/format/days.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Kbd } from '../../../ui/buttons/kbd.tsx';
import { DiscardButton } from '../../../ui/overlays/discard-button.tsx';
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { TaskFields, taskDraftOf } from '../items/task-fields.tsx';
import { useEvidence } from './evidence-context.ts';
import { EvidenceField } from './evidence-field.tsx';
import { changedElsewhere, changeOf } from './reading-change.rules.ts';
import { ReadingText } from './reading-text.tsx';
import { isOpen, kindTitles } from './readings.rules.ts';
import { useReadingActions } from './readings-context.ts';
import { useEvidenceDraft } from './use-evidence-draft.ts';

interface ReadingFormProps {
  readonly reading: Reading;
  /** The focus begins at the person, not at the text. */
  readonly asksPerson: boolean;
  readonly onClose: () => void;
}

const noTurns: readonly number[] = [];

/** A row being edited in its place; Enter saves and approves it, Escape leaves it as it was. */
export function ReadingForm({ reading, asksPerson, onClose }: ReadingFormProps) {
  const { update, isBusy, meeting } = useReadingActions();
  const [written, write, begun] = useKept(`reading ${reading.id}`, () => ({
    version: reading.version,
    text: reading.text,
    task: taskDraftOf(reading.task),
  }));
  const { text, task } = written;
  const { transcriptId } = useEvidence();
  const isOfThis = reading.source?.transcriptId === transcriptId;
  const [turns, setTurns, begunTurns] = useEvidenceDraft(reading.id, isOfThis ? reading.evidence : noTurns);
  const [problem, setProblem] = useState('');
  const opened = { ...begun, turns: begunTurns };
  const change = changeOf(reading, opened, { text, turns, task });
  const isDirty = Object.keys(change).length > 0;
  // While it is saved, what has changed may be what is being saved.
  const hasChanged = !isBusy && reading.version !== begun.version;
  const theirs = changedElsewhere(reading, opened);

  const save = (approve: boolean) => {
    if (text.trim() === '') return setProblem('Hãy ghi nội dung');
    if (task.deadline !== '' && !isDay(task.deadline))
      return setProblem('Hãy ghi hạn là một ngày, ví dụ 25/11/2026');
    if (!isDirty && !approve) return onClose();
    update(reading, { ...change, approve }, onClose);
  };
  const approves = reading.state === 'proposed';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) save(approves);
  };
  return (
    <li className="border-b bg-jade-wash px-5 py-3 last:border-b-0 max-md:px-4">
      <LeaveGuard isDirty={() => isDirty} />
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
        <ChangedElsewhere reading={reading} hasChanged={hasChanged} theirs={theirs} />
        <ReadingText
          label={`Nội dung, ${kindTitles[reading.kind].toLowerCase()}`}
          hideLabel
          isTask={reading.task !== null}
          autoFocus={!asksPerson}
          value={text}
          error={problem}
          onChange={(next) => {
            write({ ...written, text: next });
            setProblem('');
          }}
          onSubmit={onSubmit}
          onEscape={() => !isDirty && onClose()}
        />
        {reading.task && (
          <TaskFields
            meeting={meeting}
            draft={task}
            onChange={(next) => write({ ...written, task: next })}
            asksPerson={asksPerson}
          />
        )}
        <EvidenceField turns={turns} onChange={setTurns} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          {reading.engineText && (
            <span className="mr-auto min-w-0 text-small break-words text-muted">
              Máy đọc: “{reading.engineText}”
            </span>
          )}
          <DiscardButton look="plain" size="small" isDirty={() => isDirty} onDiscard={onClose}>
            Thôi
          </DiscardButton>
          {approves && (
            <Button look="plain" size="small" busy={isBusy} onClick={() => save(false)}>
              Lưu
            </Button>
          )}
          <Button type="submit" size="small" busy={isBusy}>
            {approves ? 'Lưu và duyệt' : 'Lưu'}
            <span aria-hidden="true" className="max-md:hidden">
              <Kbd>Enter</Kbd>
            </span>
          </Button>
        </div>
      </form>
    </li>
  );
}

interface ChangedElsewhereProps {
  readonly reading: Reading;
  readonly hasChanged: boolean;
  readonly theirs: readonly string[];
}

/** Says what others did with the row while it is edited. */
function ChangedElsewhere({ reading, hasChanged, theirs }: ChangedElsewhereProps) {
  const { undo, isBusy, isGone } = useReadingActions();
  if (isGone(reading.id)) {
    return (
      <Banner tone="warning">
        Trong lúc bạn sửa, mục này đã được thay bằng kết quả đọc mới và không lưu được nữa. Nếu còn cần nội
        dung bạn gõ, hãy chép sang mục khác.
      </Banner>
    );
  }
  if (!isBusy && !isOpen(reading)) {
    const undoing = reading.lastChange && (
      <Button size="small" look="plain" onClick={() => undo([reading])}>
        Hoàn tác
      </Button>
    );
    return (
      <Banner tone="warning" action={undoing}>
        Trong lúc bạn sửa, người khác đã {reading.state === 'merged' ? 'gộp' : 'bỏ'} mục này. Hãy hoàn tác
        việc đó rồi lưu.
      </Banner>
    );
  }
  if (!hasChanged) return null;
  return (
    <Banner tone="warning">
      Trong lúc bạn sửa, người khác đã đổi {theirs.length > 0 ? theirs.join(', ') : 'mục này'}. Lưu chỉ thay
      những ô bạn đã sửa.
    </Banner>
  );
}
