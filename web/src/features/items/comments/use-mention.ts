import { fold } from '@hopgon/engine/text/fold';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { itemViewersQuery } from '../../../data/meetings/item-comments.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { Person } from '../../../ui/marks/avatar.tsx';
import { type Mention, mentionAt, withAt, withMention } from './mentions.rules.ts';

export interface CommentText {
  readonly itemId: string;
  readonly text: string;
  /** Those named so far. */
  readonly chosen: readonly Person[];
  readonly onType: (text: string) => void;
  readonly onChoose: (person: Person) => void;
}

/** The name that is being written in a comment, and who is found for it. */
export function useMention(
  field: RefObject<HTMLTextAreaElement | null>,
  { itemId, text, chosen, onType, onChoose }: CommentText,
) {
  const { caret, setCaret, moveCaret } = useCaret(field);
  // Where the `@` stands whose list was closed.
  const [closedAt, closeAt] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const written = mentionAt(text, caret, chosen);
  const mention = written?.from === closedAt ? null : written;
  const people = useViewers(itemId, mention);
  const at = Math.min(place, people.length - 1);

  const type = (next: string, nextCaret: number) => {
    onType(next);
    setCaret(nextCaret);
    setPlace(0);
    if (mentionAt(next, nextCaret, chosen) === null) closeAt(null);
  };
  const put = (next: string, nextCaret: number) => {
    type(next, nextCaret);
    moveCaret(nextCaret);
  };
  return {
    people,
    active: people[at],
    type,
    setCaret,
    begin: () => put(withAt(text), withAt(text).length),
    move: (step: 1 | -1) => setPlace((at + step + people.length) % people.length),
    close: () => closeAt(mention?.from ?? null),
    choose(person: Person): void {
      if (!mention) return;
      onChoose(person);
      const next = withMention(text, mention, person.name);
      put(next.text, next.caret);
    },
  };
}

/** Where the caret stands, and a way to put it elsewhere once a new text is there. */
function useCaret(field: RefObject<HTMLTextAreaElement | null>) {
  const [caret, setCaret] = useState(0);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });
  return {
    caret,
    setCaret,
    moveCaret: (to: number) => {
      wanted.current = to;
    },
  };
}

/** Who is found for the name that is being written; nobody while none is. */
function useViewers(itemId: string, mention: Mention | null): readonly Person[] {
  const typed = mention?.query.normalize('NFC').trim() ?? '';
  const query = useDebounced(typed);
  const { data } = useQuery({ ...itemViewersQuery(itemId, query), enabled: mention !== null });
  if (!mention || !data) return [];
  // Those found for fewer letters stay until others come: Enter takes none of them who is not meant any more.
  return data
    .map(({ userId, displayName }) => ({ id: userId, name: displayName }))
    .filter(({ name }) => fold(name).includes(fold(typed)));
}
