import type { TimeSuggestions } from '@hopgon/contract/scheduling/schemas';
import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '../../../../data/meetings/scheduling.ts';
import { firstFreeSlot, type Stretch } from './free-slot.rules.ts';

interface FreeSlotQuery {
  readonly userIds: readonly string[];
  readonly roomId?: string | undefined;
  /** Minutes. */
  readonly length: number;
  /** Milliseconds. */
  readonly from: number;
  readonly exceptMeetingId?: string | undefined;
  readonly enabled: boolean;
}

const twoWeeks = 14 * 86_400_000;
/** What a search takes at most. */
const mostPeople = 50;

/** The next working time at which all of them and the room are free; undefined while that is not known. */
export function useFreeSlot(asked: FreeSlotQuery): Stretch | null | undefined {
  const { userIds, roomId, length, from, exceptMeetingId, enabled } = asked;
  const isAskable =
    enabled && userIds.length > 0 && userIds.length <= mostPeople && length >= 5 && length <= 480;
  const { data, isPlaceholderData } = useQuery({
    ...suggestionsQuery({
      people: userIds.toSorted().map((userId) => ({ userId })),
      minutes: isAskable ? length : 30,
      from: new Date(from).toISOString(),
      to: new Date(from + twoWeeks).toISOString(),
      throughLunch: false,
      roomId,
      exceptMeetingId,
      most: 1,
    }),
    enabled: isAskable,
  });
  if (!data || !isAskable || isPlaceholderData) return undefined;
  return firstFreeSlot({ ...stretchesIn(data), from, length: length * 60_000 });
}

const toStretch = ({
  startsAt,
  endsAt,
}: {
  readonly startsAt: string;
  readonly endsAt: string;
}): Stretch => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
});

const stretchesIn = ({ working, people, room }: TimeSuggestions) => ({
  working: working.map(toStretch),
  busy: [...people.flatMap(({ busy }) => busy), ...(room?.busy ?? [])].map(toStretch),
});
