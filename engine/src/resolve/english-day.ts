const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const NAMED = WEEKDAYS.join('|');
const DAY_MS = 86_400_000;
const LEAD = '(?:by|before|on|until|till|due|for|no later than) ';

type Rule = {
  readonly pattern: RegExp;
  readonly days: (match: RegExpExecArray, today: Date) => number | null;
};

const daysTo = (today: Date, weekday: number): number => (weekday - today.getUTCDay() + 7) % 7 || 7;
const toFriday = (today: Date): number => 5 - (today.getUTCDay() || 7);
const monthEnd = (today: Date, ahead: number): number =>
  (Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead + 1, 0) - today.getTime()) / DAY_MS;

/** Days of English speech as a limit, counted from the day of the meeting; weeks begin on Monday and are due on Friday. */
const RULES: readonly Rule[] = [
  // "EOD mai" is tomorrow's end.
  {
    pattern:
      / (?:by |before |until )?(?:today|tonight|(?:end of (?:the )?day|eod)(?! (?:mai|mốt|kia|ngày|thứ|chủ|hôm|tomorrow|on|monday|tuesday|wednesday|thursday|friday)(?= )))(?= )/u,
    days: () => 0,
  },
  { pattern: / (?:by |before |until )?(?:the )?day after tomorrow(?= )/u, days: () => 2 },
  { pattern: / (?:by |before |until )?tomorrow(?: morning| afternoon| evening)?(?= )/u, days: () => 1 },
  {
    pattern: new RegExp(` (?:${LEAD})?next (${NAMED})(?= )`, 'u'),
    days: ([, name], today) => 8 - (today.getUTCDay() || 7) + ((WEEKDAYS.indexOf(name ?? '') + 6) % 7),
  },
  {
    pattern: new RegExp(` (?:${LEAD})?(?:this |end of )?(${NAMED})(?= )`, 'u'),
    days: ([, name], today) => daysTo(today, WEEKDAYS.indexOf(name ?? '')),
  },
  {
    pattern: / (?:by |before )?(?:the )?end of (?:the |this )?week(?= )| this week(?= )/u,
    days: (_, today) => Math.max(0, toFriday(today)),
  },
  { pattern: / (?:by |before )?(?:the end of )?next week(?= )/u, days: (_, today) => toFriday(today) + 7 },
  {
    pattern: / (?:by |before )?(?:the )?end of (?:the |this )?month(?= )/u,
    days: (_, today) => monthEnd(today, 0),
  },
  { pattern: / (?:by |before )?(?:the )?end of next month(?= )/u, days: (_, today) => monthEnd(today, 1) },
  {
    pattern: / (?:with)?in (\d+|two|three|four|five) days(?= )/u,
    days: ([, count]) => numberOf(count ?? ''),
  },
  {
    pattern: new RegExp(
      ` (?:${LEAD})?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS.join('|')})(?= )`,
      'u',
    ),
    days: ([, day, month], today) => toDate(today, MONTHS.indexOf(month ?? ''), Number(day)),
  },
  {
    pattern: new RegExp(` (?:${LEAD})?(${MONTHS.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?(?= )`, 'u'),
    days: ([, month, day], today) => toDate(today, MONTHS.indexOf(month ?? ''), Number(day)),
  },
];

const numberOf = (word: string): number =>
  /^\d/u.test(word) ? Number(word) : ['', 'one', 'two', 'three', 'four', 'five'].indexOf(word);

function toDate(today: Date, month: number, day: number): number | null {
  const year = today.getUTCFullYear();
  const same = (Date.UTC(year, month, day) - today.getTime()) / DAY_MS;
  return same >= 0 ? same : (Date.UTC(year + 1, month, day) - today.getTime()) / DAY_MS;
}

/** Words that every day named in English has one of, as alternatives of a pattern. */
const ENGLISH_DAYS = `today|tonight|eod|tomorrow|day|days|week|month|${NAMED}|${MONTHS.join('|')}`;
const MAY_NAME_DAY = new RegExp(` (?:${ENGLISH_DAYS})(?= )`, 'u');
const mayNameEnglishDay = (plain: string): boolean => MAY_NAME_DAY.test(plain);

/** The day an English stretch of lower-case words names, or null; `meetingDate` is YYYY-MM-DD. */
export function readEnglishDay(plain: string, meetingDate: string): { date: string; phrase: string } | null {
  if (!mayNameEnglishDay(plain)) return null;
  const today = new Date(meetingDate);
  for (const { pattern, days } of RULES) {
    const match = pattern.exec(plain);
    const ahead = match && days(match, today);
    if (match && ahead !== null && ahead >= 0) {
      const date = new Date(today.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
      return { date, phrase: match[0].trim() };
    }
  }
  return null;
}
