import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Reading, SummaryLevel } from '@hopgon/contract/readings/schemas';
import { useRef, useState } from 'react';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/inputs/segmented.tsx';
import { Bar } from '../../../ui/layout/bar.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ReadingList } from './reading-list.tsx';
import {
  approvable,
  type Edited,
  kindTitles,
  ofKind,
  ofLevel,
  progressOf,
  withEdited,
} from './readings.rules.ts';
import { ReadingsContext, useReadingActions as useActions } from './readings-context.ts';
import { useReadingActions } from './use-reading-actions.ts';

const levels = [
  { value: 'short', label: 'Ngắn' },
  { value: 'medium', label: 'Vừa' },
  { value: 'long', label: 'Chi tiết' },
] as const;

interface ReadingsPanelProps {
  readonly meeting: Meeting;
  readonly readings: readonly Reading[];
  readonly canEdit: boolean;
}

/** Everything the machine read and people typed, to be approved, edited, merged and rejected. */
export function ReadingsPanel({ meeting, readings, canEdit }: ReadingsPanelProps) {
  const actions = useReadingActions(meeting, canEdit);
  const { rows, ...edits } = useEdited(meeting.id, readings);
  const { edited } = edits;
  const [level, setLevel] = useState<SummaryLevel>('medium');
  return (
    <ReadingsContext value={{ ...actions, ...edits }}>
      <ReadingsHead readings={readings} />
      <Panel className="overflow-clip">
        <ReadingList
          title={kindTitles.decision}
          added="decision"
          group={ofKind(rows, 'decision', edited)}
          otherwise="Không thấy quyết định nào trong bản gỡ băng."
        />
      </Panel>
      <Panel className="overflow-clip">
        <ReadingList
          title={kindTitles.task}
          added="task"
          group={ofKind(rows, 'task', edited)}
          otherwise="Không thấy việc nào được giao trong bản gỡ băng."
        />
      </Panel>
      <Panel className="overflow-clip">
        <ReadingList
          title={kindTitles.question}
          added="question"
          group={ofKind(rows, 'question', edited)}
          otherwise="Không thấy câu hỏi nào chưa được trả lời."
        />
      </Panel>
      <Panel className="overflow-clip">
        <ReadingList
          title={kindTitles.summary}
          group={ofLevel(rows, level, edited)}
          otherwise="Bản gỡ băng quá ngắn để tóm tắt."
          aside={<Segmented label="Độ dài của tóm tắt" choices={levels} value={level} onChange={setLevel} />}
        />
      </Panel>
    </ReadingsContext>
  );
}

/** Rows with those being edited, which stay until they are saved or given up. */
function useEdited(meetingId: string, readings: readonly Reading[]) {
  const [edited, setEdited] = useKept<Edited>(`editing readings ${meetingId}`, {});
  const last = useRef(readings);
  const rows = withEdited(last.current, readings, edited);
  last.current = rows;
  return {
    rows,
    edited,
    edit: (id: string, from: Edited[string] | null) =>
      setEdited(({ [id]: _before, ...others }) => (from === null ? others : { ...others, [id]: from })),
    isGone: (id: string) => readings.every((row) => row.id !== id),
  };
}

/** Nobody is to take for a fact what nobody approved; how far that is, and what can be approved at once. */
function ReadingsHead({ readings }: { readonly readings: readonly Reading[] }) {
  const { canEdit, isBusy, approve } = useActions();
  const { approved, all } = progressOf(readings.filter(({ kind }) => kind !== 'summary'));
  const ready = approvable(readings);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small">
      <p className="min-w-[min(16rem,100%)] flex-1 text-muted">
        Máy đọc từ bản gỡ băng. Mục chưa duyệt không được dùng ở nơi khác.
      </p>
      {all > 0 && (
        <p className="flex items-center gap-2.5 font-medium tabular-nums">
          Đã duyệt {approved}/{all}
          <span className="w-24">
            <Bar share={approved / all} />
          </span>
        </p>
      )}
      {canEdit && ready.length > 1 && (
        <Button look="plain" size="small" disabled={isBusy} onClick={() => approve(ready)}>
          Duyệt {ready.length} mục có căn cứ
        </Button>
      )}
    </div>
  );
}
