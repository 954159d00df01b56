import { isDay } from '../../lib/format/days.ts';
import { isId } from '../../lib/is-id.ts';

/** For whom and when a time is looked for, as the address says it. */
export interface FindTimePlace {
  /** Ids by commas; one with `~` behind it need not come. Missing: oneself. */
  readonly people?: string | undefined;
  /** Minutes. Missing: the company's usual length. */
  readonly minutes?: number | undefined;
  /** First and last day, `YYYY-MM-DD`. Missing: two weeks from today. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Minutes between meetings. */
  readonly rest?: number | undefined;
  readonly room?: string | undefined;
  /** One meets at noon, too. */
  readonly noon?: '1' | undefined;
}

export const placeKeys = ['people', 'minutes', 'from', 'to', 'rest', 'room', 'noon'] as const;

export interface Wanted {
  readonly userId: string;
  readonly required: boolean;
}

export const mostWanted = 50;

export function readWanted(people: string): Wanted[] {
  const wanted = people.split(',').flatMap((word): Wanted[] => {
    const userId = word.replace(/~$/, '');
    return isId(userId) ? [{ userId, required: !word.endsWith('~') }] : [];
  });
  return [...new Map(wanted.map((one) => [one.userId, one])).values()].slice(0, mostWanted);
}

export const writeWanted = (wanted: readonly Wanted[]): string =>
  wanted.map(({ userId, required }) => (required ? userId : `${userId}~`)).join(',');

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
};

export function readFindTimePlace(raw: Readonly<Record<string, unknown>>): FindTimePlace {
  const { people, from, to, room, noon } = raw;
  const minutes = whole(raw.minutes, 5, 480);
  const rest = whole(raw.rest, 0, 120);
  return {
    ...(typeof people === 'string' && readWanted(people).length > 0
      ? { people: writeWanted(readWanted(people)) }
      : {}),
    ...(minutes === undefined ? {} : { minutes }),
    ...(typeof from === 'string' && isDay(from) ? { from } : {}),
    ...(typeof to === 'string' && isDay(to) ? { to } : {}),
    ...(rest === undefined ? {} : { rest }),
    ...(isId(room) ? { room } : {}),
    ...(noon === '1' || noon === 1 ? { noon: '1' } : {}),
  };
}
