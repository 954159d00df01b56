import type { Minutes } from '@hopgon/contract/minutes/schemas';
import { useEffect, useRef, useState } from 'react';
import { useShownMinutes } from '../../../../data/meetings/minutes.ts';
import { unsentLinesOf } from '../../../../data/meetings/unsent-lines.ts';
import { useWriter } from '../../../../data/use-writer.ts';
import type { KeptRows } from '../../../../lib/kept-rows.ts';
import { newId } from '../../../../lib/new-id.ts';
import { session } from '../../../../lib/session/session.ts';
import { type Drafts, isDirty, type LineContent, type LineDraft, type Row, rowsOf } from './drafts.rules.ts';
import { inKnownSections, isLineDraft, restoredDrafts, withoutDraft } from './kept-drafts.rules.ts';

export type DraftStore = ReturnType<typeof useDrafts>;

const isOnItsWay = ({ state }: LineDraft): boolean => state === 'saving' || state === 'queued';

/** Keeps what changed; a draft that is gone was saved or given up. */
export function keepChanges(rows: KeptRows<LineDraft>, before: Drafts, after: Drafts): void {
  for (const key of Object.keys(before)) if (!after[key]) rows.remove(key);
  for (const draft of Object.values(after)) {
    if (before[draft.key] === draft) continue;
    if (isDirty(draft)) rows.write(draft.key, draft);
    else rows.remove(draft.key);
  }
}

/** What is typed of the lines and not saved yet. */
export function useDrafts(minutes: Minutes) {
  const { personId, companyId } = useWriter().writer;
  const { meetingId } = minutes;
  const [rows] = useState(() => unsentLinesOf({ personId, companyId, meetingId }, isLineDraft));
  const [begun, setDrafts] = useState<Drafts>(() => restoredDrafts(rows.list()));
  // What runs after a reply finds the state of then, not that of the render it began in.
  const latest = useRef<{ drafts: Drafts }>({ drafts: begun });
  // Who leaves the page gives up what is not on its way; a session that ends does not ask them.
  useEffect(
    () => () => {
      if (!(session.get() || session.wasLeft())) return;
      for (const draft of Object.values(latest.current.drafts))
        if (!isOnItsWay(draft)) rows.remove(draft.key);
    },
    [rows],
  );
  const { now } = useShownMinutes(minutes.meetingId);
  const sections = () => (now() ?? minutes).sections;
  const hasLine = (id: string) => sections().some(({ lines }) => lines.some((line) => line.id === id));
  const shown = () => inKnownSections(latest.current.drafts, sections());
  const hold = (drafts: Drafts) => {
    keepChanges(rows, latest.current.drafts, drafts);
    latest.current.drafts = drafts;
  };
  const change = (update: (before: Drafts) => Drafts) => {
    hold(update(latest.current.drafts));
    setDrafts(latest.current.drafts);
  };
  const patch = (key: string, part: Partial<LineDraft>) =>
    change((before) => {
      const draft = before[key];
      return draft ? { ...before, [key]: { ...draft, ...part } } : before;
    });
  return {
    drafts: shown(),
    get: (key: string): LineDraft | undefined => shown()[key],
    put: (draft: LineDraft) => change((before) => ({ ...before, [draft.key]: draft })),
    patch,
    isUnsaved: (key: string): boolean => {
      const draft = latest.current.drafts[key];
      return draft !== undefined && isDirty(draft);
    },
    write: (key: string, part: Partial<LineContent>) =>
      patch(key, { ...part, failure: null, submitKey: newId() }),
    /** Text as it is typed: its field shows it, and no other row is rendered for a letter. */
    type(key: string, text: string) {
      const { [key]: draft } = latest.current.drafts;
      if (!draft) return;
      const typed = { ...draft, text, failure: null, submitKey: newId() };
      hold({ ...latest.current.drafts, [key]: typed });
      if (draft.failure !== null) setDrafts(latest.current.drafts);
    },
    /** Rows behind it stand behind `heir` then. */
    remove: (key: string, heir: string | null) => change((before) => withoutDraft(before, key, heir)),
    sections,
    hasLine,
    rows: (): readonly Row[] => sections().flatMap((section) => rowsOf(section, shown(), hasLine)),
    /** Those that could not be saved for want of a server, in their order. */
    queued: () => Object.values(latest.current.drafts).filter(({ state }) => state === 'queued'),
    hasUnsaved: () =>
      Object.values(latest.current.drafts).some((draft) => isDirty(draft) && !isOnItsWay(draft)),
  };
}
