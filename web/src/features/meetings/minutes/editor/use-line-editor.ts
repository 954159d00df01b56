import type { Minutes, MinutesLine } from '@hopgon/contract/minutes/schemas';
import { useEffect, useRef, useState } from 'react';
import { useLineStep } from '../../../../data/meetings/minutes-lines.ts';
import { lineLock } from '../../../../data/meetings/unsent-lines.ts';
import { useWriter } from '../../../../data/use-writer.ts';
import { exclusive } from '../../../../lib/exclusive/exclusive.ts';
import { newId } from '../../../../lib/new-id.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { contentOf, emptyContent, isDirty, type LineDraft, neighbourOf, type Row } from './drafts.rules.ts';
import { lineActs } from './line-acts.ts';
import { lineSaving } from './line-saving.ts';
import { type SaveQueue, useSaveQueue } from './save-queue.ts';
import { type DraftStore, useDrafts } from './use-drafts.ts';

interface EditorOptions {
  readonly minutes: Minutes;
  /** A typed line is vouched for by who types it, where no transcript could support it. */
  readonly confirmsTyped: boolean;
}

export type LineEditor = ReturnType<typeof useLineEditor>;

/** The lines of the document while they are written: which one is open, what is typed, and what is being saved. */
export function useLineEditor({ minutes, confirmsTyped }: EditorOptions) {
  const store = useDrafts(minutes);
  const queue = useSaveQueue();
  const { mutateAsync } = useLineStep(minutes.meetingId);
  const { save } = lineSaving(store, queue, mutateAsync, confirmsTyped);
  useQueuedLines(store, save);
  useOwnLines(minutes.meetingId, queue);
  const acts = lineActs(store, queue, mutateAsync);
  const place = usePlace(store, save);
  const { openRow, addAfter, focus } = place;
  /** Saves the row and goes to the one beside it; behind the last line of a section a new one begins. */
  const saveAndGo = (
    key: string,
    by: 1 | -1,
    { seen, adds = true }: { seen?: number | undefined; adds?: boolean } = {},
  ) => {
    const rows = store.rows();
    const row = rows.find((each) => each.key === key);
    const next = neighbourOf(rows, key, by);
    const isEmptyNew = row?.line === null && row.draft !== null && !isDirty(row.draft);
    if (!row || !save(key, seen)) return;
    const isLast = !next || sectionOf(store, next) !== sectionOf(store, row);
    if (adds && by === 1 && isLast && !isEmptyNew) addAfter(sectionOf(store, row), key);
    else if (next) openRow(next);
    else focus(key);
  };
  /** Leaves the row; what was typed stays, and says that it is not saved. */
  const close = (key: string) => {
    const draft = store.get(key);
    const before = neighbourOf(store.rows(), key, -1)?.key ?? null;
    const isUnchanged = draft !== undefined && !isDirty(draft);
    if (isUnchanged) store.remove(key, draft.afterKey);
    else store.patch(key, { state: 'waiting' });
    focus(isUnchanged && draft.lineId === null ? before : key);
  };
  const discard = (key: string) => {
    const draft = store.get(key);
    const before = neighbourOf(store.rows(), key, -1)?.key ?? null;
    store.remove(key, draft?.afterKey ?? null);
    // Another line that is open stays open.
    if (place.openKey === null || place.openKey === key) focus(draft?.lineId ?? before);
  };
  const move = (key: string, by: 1 | -1) => {
    if (!save(key)) return;
    focus(key);
    void acts.move(key, by);
  };
  const removeLine = (key: string) => {
    const rows = store.rows();
    const heir = neighbourOf(rows, key, 1) ?? neighbourOf(rows, key, -1);
    const id = rows.find((row) => row.key === key)?.line?.id;
    const draft = store.get(key);
    store.remove(key, draft?.afterKey ?? null);
    focus(heir?.key ?? null);
    const putBack = () => {
      if (draft && isDirty(draft)) store.put({ ...draft, state: 'waiting' });
    };
    if (id !== undefined) void acts.remove(id, putBack);
    else if (draft && isDirty(draft)) toast.undoable('Đã xóa dòng', async () => putBack());
  };
  /** Saves the row and begins a new one behind it. */
  const saveAndAdd = (key: string, seen?: number) => {
    const row = store.rows().find((each) => each.key === key);
    if (row && save(key, seen)) addAfter(sectionOf(store, row), key);
  };
  const { drafts, write, type, rows, hasUnsaved, isUnsaved, hasLine } = store;
  return {
    ...place,
    ...acts,
    focusKey: queue.idOf(place.focusKey),
    ...{ drafts, write, type, rows, hasUnsaved, isUnsaved, hasLine },
    ...{ save, saveAndGo, saveAndAdd, close, discard, move, removeLine },
  };
}

const retryEvery = 10_000;

function retryQueued({
  store,
  save,
}: {
  readonly store: DraftStore;
  readonly save: (key: string) => boolean;
}) {
  for (const { key } of store.queued()) save(key);
}

/** Saves what the server could not take, when the network is back and now and then. */
function useQueuedLines(store: DraftStore, save: (key: string) => boolean): void {
  const latest = useRef({ store, save });
  latest.current = { store, save };
  const isQueued = store.queued().length > 0;
  useEffect(() => {
    if (!isQueued) return;
    const timer = setInterval(() => retryQueued(latest.current), retryEvery);
    return () => clearInterval(timer);
  }, [isQueued]);
  useEffect(() => {
    const now = () => retryQueued(latest.current);
    now();
    addEventListener('online', now);
    return () => removeEventListener('online', now);
  }, []);
}

/** While the editor is open it sends its lines itself, and what it still sends then is its own, too. */
function useOwnLines(meetingId: string, queue: SaveQueue): void {
  const { personId, companyId } = useWriter().writer;
  useEffect(() => {
    const closed = new AbortController();
    const untilClosed = () =>
      new Promise<void>((resolve) =>
        closed.signal.addEventListener('abort', () => void queue.run(async () => undefined).then(resolve)),
      );
    const lock = lineLock({ personId, companyId, meetingId });
    // Refused where it is closed before its turn came.
    exclusive(lock, untilClosed, closed.signal).catch(() => undefined);
    return () => closed.abort();
  }, [personId, companyId, meetingId, queue]);
}

const sectionOf = (store: DraftStore, row: Row): string =>
  row.draft?.sectionId ??
  store.sections().find(({ lines }) => lines.some(({ id }) => id === row.line?.id))?.id ??
  '';

/** Which row is open, and which has the focus. */
function usePlace(store: DraftStore, save: (key: string) => boolean) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [focusKey, setFocusKey] = useState<string | null>(null);
  /** What is typed in the row that was open is saved, or waits where it cannot be. */
  const open = (key: string) => {
    const isLeft = openKey !== null && openKey !== key && store.get(openKey)?.state === 'typing';
    if (isLeft && !save(openKey)) store.patch(openKey, { state: 'waiting' });
    setFocusKey(null);
    setOpenKey(key);
  };
  return {
    openKey,
    focusKey,
    openRow(row: Row) {
      if (row.draft) store.patch(row.key, { state: 'typing' });
      else if (row.line) store.put(draftOfLine(row.line, sectionOf(store, row)));
      open(row.key);
    },
    addAfter(sectionId: string, afterKey: string | null) {
      const draft = newDraft(sectionId, afterKey);
      store.put(draft);
      open(draft.key);
    },
    focus(key: string | null) {
      setOpenKey(null);
      setFocusKey(key);
    },
  };
}

const draftOfLine = (line: MinutesLine, sectionId: string): LineDraft => ({
  ...contentOf(line),
  key: line.id,
  lineId: line.id,
  sectionId,
  afterKey: null,
  opened: contentOf(line),
  version: line.version,
  state: 'typing',
  failure: null,
  submitKey: newId(),
});

const newDraft = (sectionId: string, afterKey: string | null): LineDraft => ({
  ...emptyContent,
  key: `moi-${newId()}`,
  lineId: null,
  sectionId,
  afterKey,
  opened: emptyContent,
  version: 0,
  state: 'typing',
  failure: null,
  submitKey: newId(),
});
