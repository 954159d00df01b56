import type { MinutesSection } from '@hopgon/contract/minutes/schemas';
import { type Drafts, isDirty, type LineDraft } from './drafts.rules.ts';

/** Whether what another page or build kept is a draft. */
export function isLineDraft(value: unknown): value is LineDraft {
  if (typeof value !== 'object' || value === null) return false;
  return 'key' in value && 'text' in value && 'task' in value && 'opened' in value && 'submitKey' in value;
}

/** What was typed before the page was closed: what was on its way goes out again, the rest says that it is not saved. */
export function restoredDrafts(kept: readonly LineDraft[]): Drafts {
  const drafts = kept.filter(isDirty).map(
    (draft): LineDraft => ({
      ...draft,
      state: draft.state === 'saving' || draft.state === 'queued' ? 'queued' : 'waiting',
    }),
  );
  return Object.fromEntries(inOrder(drafts).map((draft) => [draft.key, draft]));
}

/** Each new line behind the one it was written under. */
function inOrder(drafts: readonly LineDraft[]): LineDraft[] {
  const ordered: LineDraft[] = [];
  let left = [...drafts];
  while (left.length > 0) {
    const isBlocked = ({ afterKey }: LineDraft) => left.some(({ key }) => key === afterKey);
    const next = left.filter((draft) => !isBlocked(draft));
    ordered.push(...(next.length > 0 ? next : left));
    left = next.length > 0 ? left.filter(isBlocked) : [];
  }
  return ordered;
}

/** What is typed in a section that somebody deleted stands in the last one. */
export function inKnownSections(drafts: Drafts, sections: readonly Pick<MinutesSection, 'id'>[]): Drafts {
  const last = sections.at(-1);
  const known = new Set(sections.map(({ id }) => id));
  if (!last || Object.values(drafts).every(({ sectionId }) => known.has(sectionId))) return drafts;
  return Object.fromEntries(
    Object.values(drafts).map((draft) => [
      draft.key,
      known.has(draft.sectionId) ? draft : { ...draft, sectionId: last.id },
    ]),
  );
}

/** Without one of them; rows behind it stand behind `heir` then. */
export const withoutDraft = (drafts: Drafts, key: string, heir: string | null): Drafts =>
  Object.fromEntries(
    Object.values(drafts)
      .filter((draft) => draft.key !== key)
      .map((draft) => [draft.key, draft.afterKey === key ? { ...draft, afterKey: heir } : draft]),
  );
