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
  /** Of the turns as they are when this change is sent: the ones before it may still be on their way. */
  readonly change: (now: readonly number[]) => readonly number[];
  /** In which they were chosen. */
  readonly transcriptId: string | null;
}

/** The turns of a transcript that a line rests on. */
export const turnsIn = (
  { source, evidence }: Pick<MinutesLine, 'source' | 'evidence'>,
  transcriptId: string | null,
): readonly number[] => (source?.transcriptId === transcriptId ? evidence : []);

/** The kind of a line and what only lines of that kind have: another kind loses it. */
function ofKind({ kind, task, terms, replaces, motionId }: MinutesLine): MinutesLineChange {
  if (kind === 'task' && task) {
    const { assigneeId, assigneeName, deadline } = task;
    return { kind, ...(assigneeId === null ? { assigneeName } : { assigneeId }), deadline };
  }
  if (kind !== 'decision') return { kind };
  return {
    kind,
    ...(terms && { terms }),
    ...(replaces && { replacesId: replaces.id }),
    ...(motionId && { motionId }),
  };
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
  const update = (
    id: string,
    changeOf: (now: MinutesLine) => MinutesLineChange,
    onDone?: () => void,
  ): Promise<void> =>
    run(() => {
      const line = lineNow(id);
      return line ? { act: 'update', id, version: line.version, change: changeOf(line) } : null;
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
      for (const id of ids) void update(id, () => ({ confirmed: true }));
    },
    setEvidence: (id: string, { change, transcriptId }: ChosenTurns) =>
      update(id, (line) => ({
        evidence: [...change(turnsIn(line, transcriptId))],
        ...(transcriptId !== null && { transcriptId }),
      })),
    setKind: ({ id, kind: shown }: MinutesLine, kind: MinutesLineKind) => {
      if (kind === shown) return;
      let before: MinutesLineChange = { kind: shown };
      const change = (line: MinutesLine) => {
        before = ofKind(line);
        return { kind };
      };
      void update(id, change, () =>
        toast.undoable(`Đã đổi thành “${kindWords[kind].label}”`, () => update(id, () => before)),
      );
    },
    refresh: (id: string) =>
      run(() => {
        const line = lineNow(id);
        return line ? { act: 'refresh', id, version: line.version } : null;
      }),
  };
}
