import { lineLeads } from '@hopgon/contract/minutes/names';
import type { MinutesLine, MinutesLineKind, MinutesSection } from '@hopgon/contract/minutes/schemas';
import type { MinutesLineChange, NewMinutesLine } from '../../../../data/meetings/minutes-lines.ts';
import { isDay } from '../../../../lib/format/days.ts';
import { type TaskDraft, taskDraftOf } from '../../items/task-fields.tsx';
import { endedText, kindWords, lineKinds, taskOnPaper } from '../minutes-words.ts';

export interface LineTask extends TaskDraft {
  /** Of somebody who is no member. */
  readonly name: string | null;
}

/** What is typed of a line. */
export interface LineContent {
  readonly text: string;
  readonly kind: MinutesLineKind;
  readonly task: LineTask;
}

/** A line while it is edited, saved, or waits because it could not be saved. */
export interface LineDraft extends LineContent {
  readonly key: string;
  /** Null while it is not in the minutes yet. */
  readonly lineId: string | null;
  readonly sectionId: string;
  /** For a new line: the row it stands behind, null for the first place. */
  readonly afterKey: string | null;
  /** What it said when it was opened. */
  readonly opened: LineContent;
  /** The version the person has seen. */
  readonly version: number;
  /** `queued`: the server could not be reached, and it is saved by itself; `waiting`: the person has to do something. */
  readonly state: 'typing' | 'saving' | 'queued' | 'waiting';
  /** Why it was not saved. */
  readonly failure: string | null;
  /** Of the content as it is now, for a new line. */
  readonly submitKey: string;
}

export type Drafts = Readonly<Record<string, LineDraft>>;

/** One row of a section: a line, a line being changed, or a new one. */
export interface Row {
  readonly key: string;
  readonly line: MinutesLine | null;
  readonly draft: LineDraft | null;
}

export const contentOf = ({ text, kind, task }: MinutesLine): LineContent => ({
  text,
  kind,
  task: { ...taskDraftOf(task), name: task?.assigneeId ? null : (task?.assigneeName ?? null) },
});

export const emptyContent: LineContent = {
  text: '',
  kind: 'text',
  task: { ...taskDraftOf(null), name: null },
};

/** A text as it is saved; lines inside it stay. */
const savedText = (text: string): string =>
  text
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .join('\n')
    .trim();

const isSameTask = (left: LineTask, right: LineTask): boolean =>
  left.assignee?.id === right.assignee?.id && left.deadline === right.deadline && left.name === right.name;

const isSameContent = (left: LineContent, right: LineContent): boolean =>
  savedText(left.text) === savedText(right.text) &&
  left.kind === right.kind &&
  isSameTask(left.task, right.task);

export const isDirty = (draft: LineDraft): boolean => !isSameContent(draft, draft.opened);

/** What somebody else made of the line while it is edited here; null where nothing of it changed. */
export function changedElsewhere(draft: LineDraft, line: MinutesLine | null): LineContent | null {
  if (!line) return null;
  const now = contentOf(line);
  return isSameContent(now, draft.opened) || isSameContent(now, draft) ? null : now;
}

/** Why it cannot be saved; empty when it can. */
export function draftProblem({ text, kind, task }: LineContent): string {
  if (savedText(text) === '') return 'Hãy ghi nội dung, hoặc xóa dòng này.';
  if (kind === 'task' && task.deadline !== '' && !isDay(task.deadline)) {
    return 'Hãy ghi hạn là một ngày, ví dụ 25/11/2026.';
  }
  return '';
}

/** Only what is another than when it was opened. */
export function changeOf({ text, kind, task, opened }: LineDraft): MinutesLineChange {
  const isTask = kind === 'task';
  return {
    ...(savedText(text) === savedText(opened.text) ? {} : { text: savedText(text) }),
    ...(kind === opened.kind ? {} : { kind }),
    ...(isTask && task.assignee?.id !== opened.task.assignee?.id
      ? { assigneeId: task.assignee?.id ?? null }
      : {}),
    ...(isTask && task.name !== opened.task.name ? { assigneeName: task.name } : {}),
    ...(isTask && task.deadline !== opened.task.deadline ? { deadline: task.deadline || null } : {}),
  };
}

/** `confirmed`: the person who writes it vouches for it. */
export function newLineOf(draft: LineDraft, afterId: string | null, confirmed: boolean): NewMinutesLine {
  const { kind, task, sectionId } = draft;
  const isTask = kind === 'task';
  return {
    sectionId,
    afterId,
    kind,
    text: savedText(draft.text),
    ...(isTask && task.assignee ? { assigneeId: task.assignee.id } : {}),
    ...(isTask && task.name ? { assigneeName: task.name } : {}),
    ...(isTask && task.deadline ? { deadline: task.deadline } : {}),
    confirmed,
  };
}

/** How a line reads on paper. */
export function contentOnPaper({ text, kind, task }: LineContent): {
  readonly lead: string;
  readonly text: string;
} {
  const said =
    kind === 'task'
      ? taskOnPaper({
          assigneeName: task.assignee?.name ?? task.name,
          deadline: isDay(task.deadline) ? task.deadline : null,
        })
      : '';
  return { lead: lineLeads[kind], text: `${endedText(text)}${said && ' '}${said}` };
}

/** A sign at the start of an empty line chooses its kind; the sign itself is not written. */
export function kindTyped(before: string, typed: string): MinutesLineKind | null {
  if (before !== '') return null;
  return lineKinds.find((kind) => kindWords[kind].sign === typed) ?? null;
}

function insertNew(rows: readonly Row[], draft: LineDraft): Row[] {
  const row = { key: draft.key, line: null, draft };
  const index = draft.afterKey === null ? 0 : rows.findIndex(({ key }) => key === draft.afterKey) + 1;
  return rows.toSpliced(draft.afterKey !== null && index === 0 ? rows.length : index, 0, row);
}

/** The rows of a section, with what is typed at its place; what is typed of a deleted line stands at the end. */
export function rowsOf(
  { id, lines }: Pick<MinutesSection, 'id' | 'lines'>,
  drafts: Drafts,
  hasLine: (lineId: string) => boolean,
): readonly Row[] {
  const all = Object.values(drafts);
  const byLine = new Map(all.map((draft) => [draft.lineId, draft]));
  const rows: Row[] = lines.map((line) => {
    const draft = byLine.get(line.id) ?? null;
    return { key: draft?.key ?? line.id, line, draft };
  });
  const isNew = ({ lineId }: LineDraft) => lineId === null || !hasLine(lineId);
  const atPlace = (draft: LineDraft): LineDraft =>
    draft.lineId === null ? draft : { ...draft, afterKey: rows.at(-1)?.key ?? null };
  return all
    .filter((draft) => draft.sectionId === id && isNew(draft))
    .map(atPlace)
    .reduce(insertNew, rows);
}

/** The row beside another, across sections. */
export function neighbourOf(rows: readonly Row[], key: string, by: 1 | -1): Row | undefined {
  const index = rows.findIndex((row) => row.key === key);
  return index === -1 ? undefined : rows[index + by];
}

/** Where a line stands after a step up or down; null where it cannot move further. */
export function placeAfterMove(
  sections: readonly Pick<MinutesSection, 'id' | 'lines'>[],
  lineId: string,
  by: 1 | -1,
): { readonly sectionId: string; readonly afterId: string | null } | null {
  const at = sections.findIndex(({ lines }) => lines.some(({ id }) => id === lineId));
  const section = sections[at];
  if (!section) return null;
  const index = section.lines.findIndex(({ id }) => id === lineId);
  const others = section.lines.filter(({ id }) => id !== lineId);
  const next = index + by;
  if (next >= 0 && next <= others.length) {
    return { sectionId: section.id, afterId: others[next - 1]?.id ?? null };
  }
  const beside = sections[at + by];
  if (!beside) return null;
  return { sectionId: beside.id, afterId: by === 1 ? null : (beside.lines.at(-1)?.id ?? null) };
}
