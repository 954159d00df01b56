const day = 86_400_000;

/** Monday 00:00 of the week of `now` and of the week after, in the browser's zone. */
export function thisWeek(now: Date): { from: Date; to: Date } {
  const sinceMonday = (now.getDay() + 6) % 7;
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday);
  const to = new Date(from.getFullYear(), from.getMonth(), from.getDate() + 7);
  return { from, to };
}

interface Held {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: string;
}

/** How many meetings were not called off, and their hours together. */
export function meetingLoad(meetings: readonly Held[]): { count: number; hours: number } {
  const held = meetings.filter(({ status }) => status !== 'cancelled');
  const milliseconds = held.reduce(
    (sum, { startsAt, endsAt }) => sum + Date.parse(endsAt) - Date.parse(startsAt),
    0,
  );
  return { count: held.length, hours: (milliseconds / day) * 24 };
}
