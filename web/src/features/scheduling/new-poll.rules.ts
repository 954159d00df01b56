/** A guest as they are typed: 'Đỗ Khách <khach@doitac.vn>' or the address alone. */
export interface TypedGuest {
  readonly email: string;
  readonly name: string;
}

const address = /^[^\s@<>(),;:"]+@[^\s@.<>(),;:"]+(\.[^\s@.<>(),;:"]+)+$/u;

function readGuest(line: string): TypedGuest | null {
  const named = /^(.*?)[<\s]+([^\s<>]+@[^\s<>]+)>?$/u.exec(line);
  const email = (named?.[2] ?? line).toLowerCase();
  if (!address.test(email)) return null;
  const name = (named?.[1] ?? '').replace(/["'<,;-]+$/u, '').trim();
  return { email, name: name.length >= 2 ? name : email.slice(0, 100) };
}

/** One a line, or separated by commas; `wrong` holds the first that is no address. */
export function readGuests(typed: string): { guests: TypedGuest[]; wrong: string | null } {
  const lines = typed
    .normalize('NFC')
    .split(/[\n;,]+/u)
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map((line) => ({ line, guest: readGuest(line) }));
  const guests = read.flatMap(({ guest }) => (guest ? [guest] : []));
  return {
    guests: [...new Map(guests.map((guest) => [guest.email, guest])).values()],
    wrong: read.find(({ guest }) => guest === null)?.line ?? null,
  };
}

const hour = 3_600_000;

/** Until when to ask when nobody says otherwise: a day before the first time, at the latest when that is near. */
export function usualDeadline(starts: readonly number[], now: number): number {
  const first = Math.min(...starts);
  const dayBefore = first - 24 * hour;
  return dayBefore > now + 4 * hour ? dayBefore : Math.max(first - hour, now + hour / 2);
}
