import { listPhotos } from '@hopgon/contract/account/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const mostAtOnce = 100;
/** Milliseconds in which all who appear together are asked for together. */
const gathering = 20;

interface Batch {
  readonly ids: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, string>>;
}

let open: Batch | null = null;

async function ask(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { photos } = await call(listPhotos, { query: { ids: ids.join(',') } });
  return new Map(photos.map(({ userId, photoURL }) => [userId, photoURL]));
}

function begin(): Batch {
  const ids = new Set<string>();
  const answer = new Promise<void>((resolve) => setTimeout(resolve, gathering)).then(() => {
    if (open?.ids === ids) open = null;
    return ask([...ids]);
  });
  return { ids, answer };
}

async function photoOf(id: string): Promise<string | null> {
  if (!open || open.ids.size >= mostAtOnce) open = begin();
  const { ids, answer } = open;
  ids.add(id);
  return (await answer).get(id) ?? null;
}

export const photoQuery = (id: string) =>
  queryOptions({
    queryKey: ['members', 'photo', id],
    queryFn: () => photoOf(id),
    staleTime: Number.POSITIVE_INFINITY,
    // Initials do as well.
    retry: false,
  });

/** The address of a person's picture; null when there is none, or it is not known yet. */
export const usePhoto = (id: string): string | null =>
  // Who is nobody known has no id, and one such would have the whole batch refused.
  useQuery({ ...photoQuery(id), enabled: id !== '' }).data ?? null;
