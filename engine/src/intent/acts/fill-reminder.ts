import { minutesIn } from './said-amounts.ts';
import type { SaidSlots } from './said-slots.ts';
import type { SpokenAct } from './spoken-act.ts';

type ActOf<Kind extends SpokenAct['kind']> = Extract<SpokenAct, { kind: Kind }>;

const minutesBefore = 15;
const saysBefore = /(?<!\p{L})(?:trước|truoc)(?!\p{L})/iu;

const remindsSelf =
  /(?<!\p{L})(?:nhắc|nhac|remind)\s+(?:tôi|mình|em|anh|chị|tui|tớ|toi|minh|chi|me)\s+(?:là\s+|nhớ\s+|la\s+|nho\s+)?/iu;
const longestLead = 60;

/** What to be reminded of: all that stands behind "nhắc mình", where no time stands between. */
function remindedOf(said: SaidSlots): string {
  const text = said.of('text').replace(/^(?:tôi|mình|tui|tớ|toi|minh)\s+(?=\S)/iu, '');
  const lead = remindsSelf.exec(said.message);
  const from = lead ? lead.index + lead[0].length : -1;
  const at = text === '' ? -1 : said.message.indexOf(text);
  if (from < 0 || at <= from || at - from > longestLead) return text;
  const hasTime = said.clause.pieces.some(
    (piece) => piece.kind === 'time' && piece.from >= from && piece.to <= at,
  );
  return hasTime ? text : said.message.slice(from, at + text.length);
}

/** A reminder at a time, or so many minutes before a meeting. */
export function fillReminder(said: SaidSlots): ActOf<'remind'> | ActOf<'remind-before'> {
  const text = remindedOf(said);
  const at = said.timesOf('time').length > 0 ? said.of('time') : '';
  const lead = minutesIn(said.message);
  const isAbout = said.of('about') !== '' && at === '';
  if (isAbout || (lead !== null && saysBefore.test(said.message) && said.clause.times().length === 0)) {
    const about = (isAbout ? said : said.without('text')).about;
    const words = about.words.replace(/(?:^|\s)\d+$/u, '');
    const minutes = lead ?? minutesBefore;
    return { kind: 'remind-before', ...about, words, minutes, text: isAbout ? text : '' };
  }
  const others = said.clause.times().filter((time) => !text.includes(time));
  return { kind: 'remind', text, at: at || (others.length > 0 ? others : said.clause.times()).join(' ') };
}
