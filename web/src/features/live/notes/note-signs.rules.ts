import type { NoteKind } from '@hopgon/contract/live/notes/schemas';
import { noteKindSigns, noteKinds } from './note-kinds.ts';

export interface Typed {
  readonly kind: NoteKind;
  readonly text: string;
}

const kindOfSign = (sign: string): NoteKind | undefined =>
  noteKinds.find((kind) => sign !== '' && noteKindSigns[kind] === sign);

/**
 * What typing makes of a row: a sign alone at the start of an empty row chooses its kind, and after a backslash it is
 * itself. Text that is pasted, or begins with a space, stays as it is.
 */
export function readTyping(before: Typed, text: string): Typed {
  if (before.text === '') {
    const kind = kindOfSign(text);
    return kind ? { kind, text: '' } : { ...before, text };
  }
  if (before.text === '\\' && text.length === 2 && text.startsWith('\\') && kindOfSign(text.slice(1)))
    return { ...before, text: text.slice(1) };
  return { ...before, text };
}
