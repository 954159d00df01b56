import type { Minutes } from '@hopgon/contract/minutes/schemas';
import { useRef, useState } from 'react';
import { useShownMinutes } from '../../../../data/meetings/minutes.ts';
import { keptForms } from '../../../../lib/forms/kept-forms.ts';
import { useKeptPlace } from '../../../../lib/forms/use-kept.ts';
import { newId } from '../../../../lib/new-id.ts';
import { type Drafts, isDirty, type LineContent, type LineDraft, type Row, rowsOf } from './drafts.rules.ts';

export type DraftStore = ReturnType<typeof useDrafts>;

/** What was typed when the session ended waits, and says that it is not saved. */
function keptDrafts(place: string | null): Drafts {
  const none: Drafts = {};
  const kept = place && keptForms.read(place, none);
  const waiting = Object.values(kept || none).filter(isDirty);
  return Object.fromEntries(waiting.map((draft) => [draft.key, { ...draft, state: 'waiting' as const }]));
}

/** What is typed of the lines and not saved yet. */
export function useDrafts(minutes: Minutes) {
  const place = useKeptPlace(`minutes lines ${minutes.meetingId}`);
  const [begun, setDrafts] = useState<Drafts>(() => keptDrafts(place));
  // What runs after a reply finds the state of then, not that of the render it began in.
  const latest = useRef<{ drafts: Drafts }>({ drafts: begun });
  const { now } = useShownMinutes(minutes.meetingId);
  const sections = () => (now() ?? minutes).sections;
  const hasLine = (id: string) => sections().some(({ lines }) => lines.some((line) => line.id === id));
  const hold = (drafts: Drafts) => {
    latest.current.drafts = drafts;
    if (place) keptForms.write(place, drafts);
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
    drafts: latest.current.drafts,
    get: (key: string): LineDraft | undefined => latest.current.drafts[key],
    put: (draft: LineDraft) => change((before) => ({ ...before, [draft.key]: draft })),
    patch,
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
    remove: (key: string, heir: string | null) =>
      change(({ [key]: _removed, ...others }) =>
        Object.fromEntries(
          Object.values(others).map((draft) => [
            draft.key,
            draft.afterKey === key ? { ...draft, afterKey: heir } : draft,
          ]),
        ),
      ),
    sections,
    hasLine,
    rows: (): readonly Row[] =>
      sections().flatMap((section) => rowsOf(section, latest.current.drafts, hasLine)),
    hasUnsaved: () => Object.values(latest.current.drafts).some(isDirty),
  };
}
