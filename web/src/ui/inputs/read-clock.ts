type DayPart = 'sáng' | 'trưa' | 'chiều' | 'tối' | 'đêm';

/** The hours of each part of the day as people say them, and those of the clock they mean. */
const spokenHours: Readonly<Record<DayPart, (hour: number) => number | null>> = {
  sáng: (hour) => (hour >= 1 && hour <= 11 ? hour : null),
  trưa: (hour) => (hour >= 10 && hour <= 13 ? hour : hour >= 1 && hour <= 2 ? hour + 12 : null),
  chiều: (hour) => (hour >= 12 && hour <= 18 ? hour : hour >= 1 && hour <= 6 ? hour + 12 : null),
  tối: (hour) => (hour >= 17 && hour <= 23 ? hour : hour >= 5 && hour <= 11 ? hour + 12 : null),
  đêm: (hour) => {
    if (hour === 12) return 0;
    return hour >= 9 && hour <= 11 ? hour + 12 : hour <= 4 || (hour >= 21 && hour <= 23) ? hour : null;
  },
};

const isDayPart = (word: string): word is DayPart => Object.hasOwn(spokenHours, word);

const clock =
  /^\s*(?<hour>\d{1,2})(?:\s*(?:[:.hg]|giờ)\s*(?<minutes>\d{2})?|(?<run>\d{2}))?(?<half>\s*rưỡi)?(?:\s*(?<part>sáng|trưa|chiều|tối|đêm))?\s*$/iu;

/** A clock as people type it ('9h30', '930', '7 rưỡi sáng', '2h chiều'), as `HH:mm`; null when it is none. */
export function readClock(typed: string): string | null {
  const {
    hour: digits,
    minutes: written,
    run,
    half,
    part = '',
  } = clock.exec(typed.normalize('NFC').toLowerCase())?.groups ?? {};
  if (digits === undefined || (half !== undefined && (written ?? run) !== undefined)) return null;
  const hour = isDayPart(part) ? spokenHours[part](Number(digits)) : Number(digits);
  const minutes = half === undefined ? Number(written ?? run ?? 0) : 30;
  if (hour === null || hour > 23 || minutes > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
