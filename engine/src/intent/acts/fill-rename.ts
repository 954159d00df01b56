import { SaidSlots } from './said-slots.ts';
import type { SpokenAct } from './spoken-act.ts';

type SpokenRename = Extract<SpokenAct, { kind: 'rename' }>;

/** "Đổi tên họp khẩn thành “Rà soát giá”" */
const renames =
  /(?<!\p{L})(?:tên|tiêu đề|ten|tieu de)\s+(?:của\s+|cua\s+)?(\S.*?)\s+(?:thành|lại là|thanh|lai la)\s*:?\s*(\S.*)$/iu;

/** A name is changed by words that speak of it. */
const speaksOfName =
  /(?<!\p{L})(?:tên|tựa|tiêu đề|gọi là|title|ten|tieu de|goi la|sửa thành|đổi thành|ghi là)(?!\p{L})/iu;

/** Another name for a meeting; null where the message speaks of none. */
export function fillRename(said: SaidSlots): SpokenRename | null {
  if (!speaksOfName.test(said.message)) return null;
  const [, about = '', title = ''] = renames.exec(said.message) ?? [];
  if (title === '') return { kind: 'rename', ...fillNameApart(said) };
  const named = new SaidSlots(said.message, said.clause.pieces, { about, title });
  const quoted = /["“”]([^"“”]+)["“”]/u.exec(title)?.[1];
  const bare = title.replace(/\s+(?:giúp|giùm|dùm|hộ|nhé|nha|nghe|nghen|đi|giup|nhe)(?:\s.*)?$/iu, '');
  return { kind: 'rename', ...named.about, title: quoted ?? bare };
}

/** Words that lead to a new name. */
const leadsToName = /(?<!\p{L})(?:thành|là|thanh|la)(?!\p{L})|[:"“]/iu;

/** "Đổi tên cuộc duyệt bao bì" says the name it has, and no new one. */
function fillNameApart(said: SaidSlots): Omit<SpokenRename, 'kind'> {
  const title = said.of('title');
  const { about } = said;
  const isNamed = about.isNamed === true && (about.words !== '' || about.times.length > 0);
  if (title === '' || isNamed || leadsToName.test(said.message)) return { ...about, title };
  return { ...new SaidSlots(said.message, said.clause.pieces, { about: title }).about, title: '' };
}
