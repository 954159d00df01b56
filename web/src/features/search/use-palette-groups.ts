import type { Company } from '@hopgon/contract/companies/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { saidQuery, searchQuery } from '../../data/search.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useNow } from '../../lib/use-now.ts';
import { offersFor } from './commands.tsx';
import type { Entry, EntryGroup } from './entry.ts';
import { bestRank, namedBy } from './fits.rules.ts';
import { foundGroups, saidGroup } from './found-entries.tsx';

/** Letters of one syllable come quicker than this; only its last form is asked for. */
const pause = 90;

interface Offer {
  readonly places: readonly Entry[];
  readonly commands: readonly Entry[];
  readonly can: Company['can'];
}

/** What the palette lists for the words typed: pages and commands at once, what the server finds as it comes. */
export function usePaletteGroups(typed: string, { places, commands, can }: Offer) {
  const words = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  const asked = useDebounced(words, pause);
  const { data, isPlaceholderData, isPending, isError } = useQuery(searchQuery(asked));
  const { data: said } = useQuery(saidQuery(asked));
  const now = useNow();
  const groups = useMemo(() => {
    const byName = data ? foundGroups(data, words, now) : [];
    // Below what has the words in its name, whenever it comes: it moves nothing.
    const found = said && words !== '' ? [...byName, saidGroup(said, words)] : byName;
    const ways = [
      { value: 'Đi đến', items: namedBy(places, words) },
      { value: 'Làm ngay', items: namedBy(commands, words) },
    ].toSorted((one, other) => bestRank(one.items, words) - bestRank(other.items, words));
    // Typed words name a command at once; what the server finds then comes in below it and moves nothing.
    const all: readonly EntryGroup[] = words === '' ? [...found, ...ways] : [...ways, ...found];
    return all.filter(({ items }) => items.length > 0);
  }, [data, said, words, now, places, commands]);
  const found = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isAsking = asked !== words || isPlaceholderData || isPending;
  const offers = useMemo(() => ({ value: 'Với chữ vừa gõ', items: offersFor(words, can) }), [words, can]);
  // Last, and chosen by itself only once it is known that nothing else is named.
  const isOffered = words !== '' && (groups.length > 0 || !isAsking);
  const all = useMemo(() => (isOffered ? [...groups, offers] : groups), [isOffered, groups, offers]);
  return { groups: all, found, words, isAsking, isError };
}
