import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import type { ChangedLines } from '../../../../data/meetings/minutes-lines.rules.ts';
import type { LineStep } from '../../../../data/meetings/minutes-lines.ts';
import { failureText, isOutage, isRefusal } from '../../../../lib/api/call-failure.ts';
import { changeOf, contentOf, draftProblem, isDirty, type LineDraft, newLineOf } from './drafts.rules.ts';
import type { SaveQueue } from './save-queue.ts';
import type { DraftStore } from './use-drafts.ts';

const notSaved = 'Chưa lưu được dòng này. Nội dung bạn gõ vẫn còn đây.';

export type TakeLineStep = (step: LineStep) => Promise<ChangedLines>;

/** Saves what is typed, one line after the other; what is refused stays where it was typed. A line deleted meanwhile is added. */
export function lineSaving(
  store: Pick<DraftStore, 'get' | 'patch' | 'remove' | 'sections' | 'hasLine'>,
  queue: SaveQueue,
  takeStep: TakeLineStep,
  confirmsTyped: boolean,
) {
  const lastOf = (sectionId: string): string | null =>
    store
      .sections()
      .find(({ id }) => id === sectionId)
      ?.lines.at(-1)?.id ?? null;
  /** Behind the row it was written under; at the end where that row is no line. */
  const placeOf = ({ lineId, afterKey, sectionId }: LineDraft): string | null => {
    const afterId = queue.idOf(afterKey);
    const isThere = lineId === null && (afterId === null || store.hasLine(afterId));
    return isThere ? afterId : lastOf(sectionId);
  };
  const stepOf = (draft: LineDraft): LineStep =>
    draft.lineId === null || !store.hasLine(draft.lineId)
      ? {
          act: 'create',
          line: newLineOf(draft, placeOf(draft), confirmsTyped),
          key: draft.submitKey,
        }
      : {
          act: 'update',
          id: draft.lineId,
          version: queue.versionOf(draft.lineId, draft.version) ?? draft.version,
          change: changeOf(draft),
        };
  const settle = ({ key, submitKey }: LineDraft, line: MinutesLine) => {
    queue.remember(key, line);
    const draft = store.get(key);
    // Opened again while it was saved: what is typed since stays, and what waits behind this save sends it.
    if (draft?.state === 'saving' && draft.submitKey === submitKey) store.remove(key, line.id);
    else if (draft) {
      store.patch(key, { lineId: line.id, opened: contentOf(line), version: line.version });
    }
  };
  const send = async (key: string): Promise<void> => {
    const draft = store.get(key);
    if (draft?.state !== 'saving') return;
    // The save before this one already brought it to the server.
    if (!isDirty(draft)) return store.remove(key, draft.lineId);
    try {
      const [placed] = (await takeStep(stepOf(draft))).placed ?? [];
      if (placed) settle(draft, placed.line);
    } catch (error) {
      if (isOutage(error)) {
        store.patch(key, { state: 'queued' });
        return;
      }
      // A stale one shows both texts.
      const failure = isRefusal(error, 'version_stale') ? null : failureText(error, notSaved);
      store.patch(key, { state: 'waiting', failure });
    }
  };
  return {
    /** `seen` is the version the person saves over; false where the line cannot be saved as it is. */
    save(key: string, seen?: number): boolean {
      const draft = store.get(key);
      if (!draft) return true;
      if (!isDirty(draft)) {
        store.remove(key, draft.afterKey);
        return true;
      }
      const failure = draftProblem(draft);
      if (failure) {
        store.patch(key, { failure });
        return false;
      }
      store.patch(key, {
        state: 'saving',
        failure: null,
        ...(seen === undefined ? {} : { version: seen }),
      });
      void queue.run(() => send(key));
      return true;
    },
  };
}
