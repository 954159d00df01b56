import type { IntentSlots } from '../intent.ts';
import { itemsIn, quotedItems } from './agenda-items.ts';
import { minutesIn } from './said-amounts.ts';
import { SaidSlots } from './said-slots.ts';
import type { SpokenAct, SpokenItem } from './spoken-act.ts';

type SpokenAgenda = Extract<SpokenAct, { kind: 'agenda' }>;

/** "Chương trình nghiệm thu: chạy thử 40 phút, ký biên bản": all behind the colon are items; null where nothing is listed so. */
function listedItems(said: SaidSlots): SpokenAgenda | null {
  const colon = said.message.indexOf(':');
  const items = colon < 0 ? [] : itemsIn(said.message.slice(colon + 1));
  if (items.length === 0 || !items.some(({ minutes }) => minutes !== null)) return null;
  const head = said.message.slice(0, colon);
  const tagged = said.of('about');
  const about: IntentSlots = tagged !== '' && head.includes(tagged) ? { about: tagged } : {};
  const pieces = said.clause.pieces.filter(({ to }) => to <= colon);
  return { kind: 'agenda', ...new SaidSlots(head, pieces, about).about, items };
}

/** "Đưa kinh phí lên đầu" adds no item. */
const reorders =
  /(?<!\p{L})(?:đưa|chuyển|dời|xếp|cho|dua|chuyen|doi)\s+.{2,60}?\s+(?:lên|xuống|len|xuong)\s+(?:đầu|trước|cuối|trên|dau|truoc|cuoi)(?!\p{L})/iu;

/** Items for the agenda of a meeting; null where none is named. */
export function fillAgenda(said: SaidSlots): SpokenAgenda | null {
  if (reorders.test(said.message)) return null;
  const listed = listedItems(said);
  if (listed) return listed;
  const quoted = quotedItems(said.message);
  const items = quoted.length > 0 ? quoted : said.listOf('item').flatMap(itemsIn);
  const minutes = minutesIn(said.message);
  const [only, ...others] = items;
  if (!only) return null;
  const alone: SpokenItem = { ...only, minutes: only.minutes ?? minutes };
  const about = (quoted.length > 0 ? said.without('item') : said).about;
  const words = quoted.reduce((left, { title }) => left.replace(title, ' '), about.words).trim();
  return { kind: 'agenda', ...about, words, items: others.length === 0 ? [alone] : items };
}
