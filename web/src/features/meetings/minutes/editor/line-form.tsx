import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Kbd } from '../../../../ui/buttons/kbd.tsx';
import { ChipSelect } from '../../../../ui/inputs/select.tsx';
import { DiscardButton } from '../../../../ui/overlays/discard-button.tsx';
import { Banner } from '../../../../ui/states/banner.tsx';
import { withTurn } from '../../analysis/evidence.rules.ts';
import { useEvidence } from '../../analysis/evidence-context.ts';
import { EvidenceField } from '../../analysis/evidence-field.tsx';
import { TaskFields } from '../../items/task-fields.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { kindWords, lineKinds } from '../minutes-words.ts';
import { changedElsewhere, contentOnPaper, type LineDraft, type Row } from './drafts.rules.ts';
import { turnsIn } from './line-acts.ts';
import { LineTextField } from './line-text-field.tsx';

interface LineFormProps {
  readonly row: Row;
  readonly draft: LineDraft;
}

const kindChoices = lineKinds.map((value) => ({ value, label: kindWords[value].label }));

/** A line being written in its place. */
export function LineForm({ row: { key, line }, draft }: LineFormProps) {
  const { meeting, editor, transcript } = useMinutesPage();
  const theirs = changedElsewhere(draft, line);
  const isLost = draft.lineId !== null && !editor.hasLine(draft.lineId);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.saveAndGo(key, 1, { seen: line?.version });
      }}
      className="flex flex-col gap-2 py-1 font-sans text-body"
    >
      {theirs && (
        <Banner tone="warning">
          Trong lúc bạn sửa, dòng này đã thành “{contentOnPaper(theirs).text}”. Lưu sẽ thay nội dung đó.
        </Banner>
      )}
      {isLost && (
        <Banner tone="warning">
          Trong lúc bạn sửa, dòng này đã bị xóa. Lưu sẽ thêm lại thành một dòng mới.
        </Banner>
      )}
      <LineTextField draft={draft} line={line} />
      {draft.kind === 'task' && (
        <TaskFields
          meeting={meeting}
          draft={draft.task}
          outsider={{
            name: draft.task.name,
            onRemove: () => editor.write(key, { task: { ...draft.task, name: null } }),
          }}
          onChange={(task) =>
            editor.write(key, { task: { ...task, name: task.assignee ? null : draft.task.name } })
          }
        />
      )}
      {line && transcript && <LineEvidence line={line} />}
      <div className="flex flex-wrap items-center gap-2">
        <ChipSelect
          label="Loại dòng"
          choices={kindChoices}
          value={draft.kind}
          onChange={(kind) => editor.write(key, { kind })}
        />
        {line?.engineText && (
          <span className="min-w-0 text-small break-words text-muted">Máy soạn: “{line.engineText}”</span>
        )}
        <span className="ml-auto flex gap-2">
          <DiscardButton
            look="plain"
            size="small"
            isDirty={() => editor.isUnsaved(key)}
            onDiscard={() => editor.discard(key)}
          >
            Thôi
          </DiscardButton>
          <Button type="submit" size="small">
            Lưu
            <span aria-hidden="true" className="max-md:hidden">
              <Kbd>Enter</Kbd>
            </span>
          </Button>
        </span>
      </div>
    </form>
  );
}

/** The turns a line rests on; each change is saved at once. */
function LineEvidence({ line }: { readonly line: MinutesLine }) {
  const { editor } = useMinutesPage();
  const { transcriptId, offer, choose } = useEvidence();
  const turns = useMemo(() => turnsIn(line, transcriptId), [line, transcriptId]);
  const { id } = line;
  const save = useRef(editor.setEvidence);
  save.current = editor.setEvidence;
  useEffect(() => {
    const [turn] = turns;
    if (turn !== undefined) choose({ statement: id, turns, turn });
  }, [choose, id, turns]);
  useEffect(() => {
    offer({
      turns,
      onAdd: (turn) => save.current(id, { change: (now) => withTurn(now, turn), transcriptId }),
    });
    return () => offer(null);
  }, [offer, id, turns, transcriptId]);
  return (
    <EvidenceField turns={turns} onChange={(change) => editor.setEvidence(id, { change, transcriptId })} />
  );
}
