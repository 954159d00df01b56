import { z } from 'zod';
import type { Facts, MailedSeries } from './meeting-mail-draft.rules.ts';

/** One occurrence of a series of which its reader had a mail of its own. */
interface OwnMail {
  /** When the rule has it begin. */
  readonly slot: Date;
  /** When it begins and ends; null once it is cancelled. */
  readonly at: readonly [Date, Date] | null;
}

/** Slots without an occurrence; and for each at another time its slot, start and end. */
const StoredTimes = z.tuple([z.array(z.string()), z.array(z.tuple([z.string(), z.string(), z.string()]))]);

const readTimes = (text: string) => StoredTimes.safeParse(JSON.parse(text)).data;

/**
 * What a reader knows of a series: what its last mail said, and the occurrences that were moved or cancelled alone since, by
 * mails of their own.
 */
function withOwnMails(known: Facts, own: readonly OwnMail[]): Facts {
  if ('off' in known || own.length === 0) return known;
  const [start = '', end = '', zone = '', rule = '', text] = known.when;
  const times = text === undefined ? undefined : readTimes(text);
  if (!times) return known;
  const slots = new Set(own.map(({ slot }) => slot.toISOString()));
  const [except, apart] = times;
  const cancelled = own.flatMap(({ slot, at }) => (at ? [] : [slot.toISOString()]));
  const moved = own.flatMap(({ slot, at }) =>
    at ? [[slot, ...at].map((moment) => moment.toISOString())] : [],
  );
  return {
    ...known,
    when: [
      ...[start, end, zone, rule],
      JSON.stringify([
        [...new Set([...except, ...cancelled])].sort(),
        [...apart.filter(([slot]) => !slots.has(slot)), ...moved].sort(bySlot),
      ]),
    ],
  };
}

const bySlot = ([one = '']: readonly string[], [other = '']: readonly string[]): number =>
  one.localeCompare(other);

interface MovedAlone {
  readonly id: string;
  readonly series_start: Date | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

interface Series {
  readonly mailedSeries: Pick<MailedSeries, 'id'>;
  readonly apart: readonly MovedAlone[];
}

interface Sources {
  readonly known: (subjectId: string, address: string) => Facts | null;
  readonly off: ReadonlyMap<string, readonly { readonly id: string; readonly slot: Date }[]>;
}

/** What a reader knows of the subject of a mail; of a series also by mails about single occurrences. */
export function findKnownFacts(
  meetingId: string,
  email: string,
  series: Series | null,
  { known: knownOf, off }: Sources,
): Facts | null {
  if (!series) return knownOf(meetingId, email);
  const known = knownOf(series.mailedSeries.id, email);
  const cancelled = (off.get(series.mailedSeries.id) ?? []).flatMap(({ id, slot }): OwnMail[] => {
    const own = knownOf(id, email);
    return own && 'off' in own ? [{ slot, at: null }] : [];
  });
  const moved = series.apart.flatMap(({ id, series_start: slot, starts_at, ends_at }): OwnMail[] => {
    const own = knownOf(id, email);
    const [start, end] = own && !('off' in own) ? own.when : [];
    const isKnown = start === starts_at.toISOString() && end === ends_at.toISOString();
    return isKnown && slot ? [{ slot, at: [starts_at, ends_at] }] : [];
  });
  return known && withOwnMails(known, [...cancelled, ...moved]);
}
