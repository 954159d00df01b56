import type { Reading } from '@hopgon/contract/readings/schemas';
import { type FormEvent, useState } from 'react';
import type { ReadingChange } from '../../../data/meetings/readings.ts';
import { isDay } from '../../../lib/format/days.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Kbd } from '../../../ui/buttons/kbd.tsx';
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { type TaskDraft, TaskFields, taskDraftOf } from '../items/task-fields.tsx';
import { useEvidence } from './evidence-context.ts';
import { EvidenceField } from './evidence-field.tsx';
import { ReadingText } from './reading-text.tsx';
import { kindTitles } from './readings.rules.ts';
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
  const [written, write] = useKept(`reading ${reading.id}`, () => ({
    version: reading.version,
    text: reading.text,
    task: taskDraftOf(reading.task),
  }));
  const { text, task } = written;
  const { transcriptId } = useEvidence();
  const isOfThis = reading.source?.transcriptId === transcriptId;
  const [turns, setTurns] = useEvidenceDraft(reading.id, isOfThis ? reading.evidence : noTurns);
  const [problem, setProblem] = useState('');
  const change = changeOf(reading, { text, turns, task });
  const isDirty = Object.keys(change).length > 0;
  // While it is saved, what has changed may be what is being saved.
  const hasChanged = !isBusy && reading.version !== written.version;

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
        {hasChanged && (
          <Banner tone="warning">
            Trong lúc bạn sửa, mục này đã thành “{reading.text}”. Lưu sẽ thay nội dung đó.
          </Banner>
        )}
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
          <Button look="plain" size="small" onClick={onClose}>
            Thôi
          </Button>
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

interface Draft {
  readonly text: string;
  readonly turns: readonly number[];
  readonly task: TaskDraft;
}

/** Only what is another than before. */
function changeOf(reading: Reading, { text, turns, task }: Draft): ReadingChange {
  const written = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const before = taskDraftOf(reading.task);
  return {
    ...(written === reading.text ? {} : { text: written }),
    ...(turns.join() === reading.evidence.join() || isOfOlder(reading, turns)
      ? {}
      : { evidence: [...turns] }),
    ...(reading.task && task.assignee?.id !== before.assignee?.id
      ? { assigneeId: task.assignee?.id ?? null }
      : {}),
    ...(reading.task && task.deadline !== before.deadline ? { deadline: task.deadline || null } : {}),
  };
}

/** Lines of an older transcript stay until others are chosen. */
const isOfOlder = (reading: Reading, turns: readonly number[]): boolean =>
  reading.marks.includes('older_version') && turns.length === 0;
