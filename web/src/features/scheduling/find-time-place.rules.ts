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

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
export const mostWanted = 50;

export function readWanted(people: string): Wanted[] {
  const wanted = people.split(',').flatMap((word): Wanted[] => {
    const userId = word.replace(/~$/, '');
    return id.test(userId) ? [{ userId, required: !word.endsWith('~') }] : [];
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

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && day.test(value) && !Number.isNaN(Date.parse(value));

export function readFindTimePlace(raw: Readonly<Record<string, unknown>>): FindTimePlace {
  const { people, from, to, room, noon } = raw;
  const minutes = whole(raw.minutes, 5, 480);
  const rest = whole(raw.rest, 0, 120);
  return {
    ...(typeof people === 'string' && readWanted(people).length > 0
      ? { people: writeWanted(readWanted(people)) }
      : {}),
    ...(minutes === undefined ? {} : { minutes }),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(rest === undefined ? {} : { rest }),
    ...(typeof room === 'string' && id.test(room) ? { room } : {}),
    ...(noon === '1' || noon === 1 ? { noon: '1' } : {}),
  };
}
