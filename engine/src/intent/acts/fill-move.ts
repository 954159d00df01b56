import { saysWhen, timeLedTo } from './moved-time.ts';
import { roomIn } from './read-change.ts';
import { daysIn, minutesIn } from './said-amounts.ts';
import type { SaidSlots } from './said-slots.ts';
import type { SpokenAct } from './spoken-act.ts';

type SpokenMove = Extract<SpokenAct, { kind: 'move' }>;

const isEarlier = /(?<!\p{L})(?:sớm|lên|som|len)(?!\p{L})/iu;
const minutesOfDay = 24 * 60;

/** By how much it is moved, in minutes; null where it is to a time. */
function shiftIn(said: SaidSlots): number | null {
  const by = said.of('by');
  if (by === '') return null;
  const days = daysIn(`thêm ${by.replace(/^(?:thêm|lùi|dời|trễ|muộn|sớm|hơn|them|lui|doi)\s+/iu, '')}`);
  const minutes = days === null ? minutesIn(by) : days * minutesOfDay;
  if (minutes === null) return null;
  return isEarlier.test(said.message) ? -minutes : minutes;
}

const saysHour = /\d\s*(?:h|g|:|giờ|gio)|rưỡi/iu;

/** "Đổi tên cuộc họp" names no time, and is no move. */
const namesName = /(?<!\p{L})tên(?!\p{L})/iu;

/** "Lui lại 10 rưỡi": without a part of the day no time is read. */
function halfPast(message: string): string {
  const hour =
    /(?<!\p{L})(?:lại|sang|qua|lên|xuống|tới|đến|lúc|lai|len|xuong|toi|den|luc)\s+(\d{1,2})\s+(?:rưỡi|ruoi)(?!\p{L})/iu.exec(
      message,
    )?.[1];
  return hour === undefined || Number(hour) > 23 ? '' : `${hour}h30`;
}

/** Another time for a meeting; null where it names none and speaks of something else. */
export function fillMove(said: SaidSlots): SpokenMove | null {
  const { clause } = said;
  const led = timeLedTo(clause);
  // "Sang 15h, kéo dài thành 2 tiếng": beside an hour a length is how long it is to be.
  const by = led !== null && saysHour.test(led) ? null : shiftIn(said);
  const about = said.about;
  const tagged = said.timesOf('time').length > 0 ? said.of('time') : '';
  const others = clause.times().filter((time) => saysWhen.test(time) && !about.times.includes(time));
  // "Qua 3h, chị Hà bận lúc 2h": what words lead to is meant.
  const isOther = led !== null && !tagged.includes(led) && !led.includes(tagged);
  const meant = isOther && (saysHour.test(led) || !saysHour.test(tagged)) ? led : tagged;
  const to = by === null ? meant || led || (others.at(-1) ?? '') || halfPast(said.message) : '';
  if (to === '' && by === null && namesName.test(said.message)) return null;
  const times = about.times.filter((time) => !to.includes(time));
  return { kind: 'move', ...about, times, to, by, ...besideTime(said, to, by) };
}

/** "… sang 2h chiều, phòng Trúc, 45 phút thôi": where and how long it is to be from then on. */
function besideTime(
  said: SaidSlots,
  to: string,
  by: number | null,
): Pick<SpokenMove, 'lasts' | 'place' | 'online'> {
  const known = [said.of('about'), said.of('reason'), said.of('time'), to];
  const rest = known.reduce((left, words) => (words === '' ? left : left.replace(words, ' ')), said.message);
  const place = roomIn(said.clause);
  const saysWay = (...cues: readonly ('online' | 'offline')[]): boolean =>
    said.clause.pieces.some(({ cue, text }) => cues.some((one) => one === cue) && rest.includes(text));
  return {
    lasts: by === null && !laterWords.test(rest) ? minutesIn(rest) : null,
    place: rest.includes(place) ? place : '',
    online: saysWay('online') ? true : saysWay('offline') ? false : null,
  };
}

const laterWords = /(?<!\p{L})(?:trễ|muộn|sớm|lùi|trước|nữa|tre|muon|som|lui|truoc|nua)(?!\p{L})/iu;
