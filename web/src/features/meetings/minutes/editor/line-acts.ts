import type { MinutesLine, MinutesLineKind } from '@hopgon/contract/minutes/schemas';
import type { LineStep, MinutesLineChange } from '../../../../data/meetings/minutes-lines.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { kindWords } from '../minutes-words.ts';
import { placeAfterMove } from './drafts.rules.ts';
import type { TakeLineStep } from './line-saving.ts';
import type { SaveQueue } from './save-queue.ts';
import type { DraftStore } from './use-drafts.ts';

const fail = (error: Error) => toast.fail(failureText(error, 'Không thể lưu thay đổi. Vui lòng thử lại.'));

export interface ChosenTurns {
  readonly evidence: readonly number[];
  /** In which they were chosen. */
  readonly transcriptId: string | null;
}

/** What one does with lines beside writing them; each waits for what is still being saved. */
export function lineActs(store: DraftStore, queue: SaveQueue, takeStep: TakeLineStep) {
  const lineNow = (id: string): MinutesLine | undefined => {
    const line = store
      .sections()
      .flatMap(({ lines }) => lines)
      .find((each) => each.id === id);
    return line && { ...line, version: queue.versionOf(id, line.version) ?? line.version };
  };
  const run = (step: () => LineStep | null, onDone?: () => void): Promise<void> =>
    queue.run(async () => {
      const wanted = step();
      if (!wanted) return;
      try {
        const { placed = [], lines = [] } = await takeStep(wanted);
        for (const line of [...lines, ...placed.map((each) => each.line)]) queue.remember(line.id, line);
        onDone?.();
      } catch (error) {
        if (error instanceof Error) fail(error);
      }
    });
  const update = (id: string, change: MinutesLineChange, onDone?: () => void): Promise<void> =>
    run(() => {
      const line = lineNow(id);
      return line ? { act: 'update', id, version: line.version, change } : null;
    }, onDone);
  return {
    move: (key: string, by: 1 | -1) =>
      run(() => {
        const id = queue.idOf(key) ?? key;
        const line = lineNow(id);
        const place = placeAfterMove(store.sections(), id, by);
        return line && place ? { act: 'move', id, version: line.version, place } : null;
      }),
    /** `onRestored` puts back what was typed and not saved. */
    remove: (id: string, onRestored: () => void) =>
      run(
        () => {
          const line = lineNow(id);
          return line ? { act: 'delete', id, version: line.version } : null;
        },
        () => toast.undoable('Đã xóa dòng', () => run(() => ({ act: 'restore', id }), onRestored)),
      ),
    accept: (lines: readonly MinutesLine[]) =>
      run(() => ({
        act: 'accept',
        lines: lines.map((line) => lineNow(line.id) ?? line),
      })),
    confirm: (ids: readonly string[]) => {
      for (const id of ids) void update(id, { confirmed: true });
    },
    setEvidence: (id: string, { evidence, transcriptId }: ChosenTurns) =>
      update(id, { evidence: [...evidence], ...(transcriptId !== null && { transcriptId }) }),
    setKind: (line: MinutesLine, kind: MinutesLineKind) => {
      if (kind === line.kind) return;
      void update(line.id, { kind }, () =>
        toast.undoable(`Đã đổi thành “${kindWords[kind].label}”`, () => update(line.id, { kind: line.kind })),
      );
    },
    refresh: (id: string) =>
      run(() => {
        const line = lineNow(id);
        return line ? { act: 'refresh', id, version: line.version } : null;
      }),
  };
}
