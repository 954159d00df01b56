import type { NoteKind } from '@hopgon/contract/live/notes/schemas';

/** In the order in which Tab goes through them. */
export const noteKinds: readonly NoteKind[] = ['note', 'decision', 'task', 'question', 'opinion'];

export const noteKindWords: Readonly<Record<NoteKind, string>> = {
  note: 'Ghi chú',
  decision: 'Quyết định',
  task: 'Việc',
  question: 'Câu hỏi',
  opinion: 'Ý kiến',
};

/** What typed at the start of an empty row makes it one of this kind; a plain note has none. */
export const noteKindSigns: Readonly<Record<NoteKind, string>> = {
  note: '',
  decision: '!',
  task: '+',
  question: '?',
  opinion: '>',
};

export const nextKind = (kind: NoteKind): NoteKind =>
  noteKinds[(noteKinds.indexOf(kind) + 1) % noteKinds.length] ?? 'note';
