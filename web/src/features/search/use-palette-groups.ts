import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchQuery } from '../../data/search.ts';
import { useNow } from '../../lib/format/use-now.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { Entry, EntryGroup } from './entry.ts';
import { fits } from './fits.rules.ts';
import { foundGroups } from './found-entries.tsx';

/** Letters of one syllable come quicker than this; only its last form is asked for. */
const pause = 90;

interface Offer {
  readonly places: readonly Entry[];
  readonly deeds: readonly Entry[];
}

/** What the palette lists for the words typed: places and deeds at once, what the server finds as it comes. */
export function usePaletteGroups(typed: string, { places, deeds }: Offer) {
  const words = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  const asked = useSettled(words, pause);
  const { data, isPlaceholderData, isPending, isError } = useQuery(searchQuery(asked));
  const now = useNow();
  const groups = useMemo(() => {
    const named = (entries: readonly Entry[]) =>
      entries.filter((entry) => fits(`${entry.title} ${entry.words ?? ''}`, words));
    const found = data ? foundGroups(data, words, now) : [];
    const ways = [
      { value: 'Đi đến', items: named(places) },
      { value: 'Làm ngay', items: named(deeds) },
    ];
    // Typed words name a command at once; what the server finds then comes in below it and moves nothing.
    const all: readonly EntryGroup[] = words === '' ? [...found, ...ways] : [...ways, ...found];
    return all.filter(({ items }) => items.length > 0);
  }, [data, words, now, places, deeds]);
  return { groups, words, isAsking: asked !== words || isPlaceholderData || isPending, isError };
}
