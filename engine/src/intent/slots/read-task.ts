import { type Heard, type HeardWord, writtenAt } from '../hear.ts';
import type { IntentSlots } from '../intent.ts';
import { pattern } from '../pattern.ts';
import { give, noteFor, noting } from '../rules/tasks.ts';
import { carry, deed, kin, task, time } from '../rules/words.ts';
import { withoutTail } from './without-tail.ts';

const units = '(phong|to|nhom|team|ban|bo|khoi|ca|doi|may|cac)';
const made = `(tao|them|ghi|note|add|luu|len)[ mot| 1] ${task}`;
/** What stands before whoever shall do it, or before the deed. */
const given = pattern(
  `^ [nho~? (?=nhac)](_ ){0,5}?(${made}|(tao|them|ghi|note|add) [giup ]cho|${give}|can|dung de|${noting}( ${noteFor})*)[ viec| cong viec| task| nho~?][ cho| den] [:|,] ?`,
);
const opened = pattern('^ ((chac|thoi|vang|,|@(t|h)) )*');
const lateGiven = pattern(
  ' ([giao ]cho|, giao) (?<who>_[ _][ _])(?= (:|,|@|mot viec|han|deadline|truoc)| $)',
);
const oneTask = pattern(` ${made}[ la| :] (?<title>_( _)*?)(?= (cho|, giao) )`);
/** "Chị Lan lo việc này", "để Khoa ôm", "việc đặt tiệc để bé Na lo". */
const carried = [
  pattern(`^ (chac |${time} )*(?<who>(?!(de|viec) )_[ _]) (${carry}|om|no)[ vu| viec] (?<rest>.*)#`),
  pattern(
    `^ (chac |thoi |viec )*(?<title>(_ )*?)(?<! dung )de (?!(nghi|thi|tai|xuat) )(?<who>[${kin} ]_[ (?!${deed} )_])[ (${carry}|om|lam|xu ly)[ vu| viec]](?<rest>.*) $`,
  ),
];
/** What leads to a deadline, and all that may stand before it. */
const leads = 'truoc|han|chot|deadline|phai|xong|trong|den|het|(cham|tre|muon) nhat|by|vao|luc|ngay|la|,|gap';
const leadsPlainly = 'truoc|han|deadline|xong|(cham|tre|muon) nhat|by|het';
const someTime = '(@(t|h|p)|trong (ngay|tuan|thang|buoi)[ nay])';
/** A time that is plainly led to; else the first one said. */
const dues = [
  pattern(`( (${leads}))*( (${leadsPlainly}))( (${leads}))* ${someTime}[ phai xong| xong]#`),
  pattern(`( (${leads}))* ${someTime}[ phai xong| xong]#`),
];
const handsOut = pattern('^ (_ ){0,2}(nhac|giao|phan cong|nho)');
const notedLast = pattern(` , (${noting}|nhac)( ${noteFor})*( nhe| nha| di)* $`);

/** Who shall do what by when; what was not said is left out. */
export function readTaskSlots(heard: Heard): IntentSlots {
  const end = notedLast.exec(heard.plain)?.index ?? heard.plain.length;
  const span = dues.map((due) => due.exec(heard.plain)?.indices?.[0]).find((found) => found !== undefined);
  const deadline = span ? writtenAt(heard, ...span).replace(/^[\s,]+/u, '') : '';
  const { assignee, title } = readDeed(heard, end, span);
  return { ...(assignee && { assignee }), ...(title && { title }), ...(deadline && { deadline }) };
}

type Span = readonly [from: number, to: number];

function readDeed(heard: Heard, end: number, due?: Span): { assignee: string; title: string } {
  const plain = heard.plain;
  const until = due ? Math.min(due[0], end) : end;
  const group = (found: RegExpExecArray | null, name: string): string => {
    const span = found?.indices?.groups?.[name];
    return span ? said(heard, span[0], Math.min(span[1], Math.max(until, span[0]))) : '';
  };
  const trusted = carried.map((one) => one.exec(plain)).find(Boolean) ?? null;
  if (trusted && !handsOut.test(plain)) {
    return { assignee: group(trusted, 'who'), title: group(trusted, 'title') || group(trusted, 'rest') };
  }
  const created = oneTask.exec(plain);
  if (created) return { assignee: group(lateGiven.exec(plain), 'who'), title: group(created, 'title') };
  const lead = (given.exec(plain) ?? opened.exec(plain))?.[0].length ?? 1;
  // "Mai nhắc …", "ghi giùm mai đóng tiền": the deed follows its day.
  const from = due && due[0] <= lead ? Math.max(lead, due[1] + 1) : lead;
  const parted = splitDeed(heard, from, until > from ? until : end);
  return parted.title || !due ? parted : { ...parted, title: said(heard, due[1], end) };
}

function splitDeed(heard: Heard, from: number, to: number): { assignee: string; title: string } {
  const words = heard.words.filter((word) => word.at >= from && word.at < to);
  const count = nameLength(words, heard);
  const start = words.slice(count).find(({ plain }) => !filler.test(plain));
  return {
    assignee: writtenAt(heard, from, words[count]?.at ?? to),
    title: start ? said(heard, start.at, to) : '',
  };
}

const filler = /^(?:[:,]|quen|phai|can|nho~?|se|la|mot|hay|viec|phu|task)$/;
const said = (heard: Heard, from: number, to: number): string =>
  writtenAt(heard, from, withoutTail(heard.plain, from, to));

const aDeed = `((phai|can|nho~?|hay|se|quen) )*${deed}#`;
const theDeed = `${aDeed}(?! ${aDeed})`;
const role =
  '[ (bao ve~?|le tan|ke toan|thu (ky|kho|quy)|(tai|lai) xe|to truong|truong phong|giam doc|nhan su|ben _)]';
/**
 * Who shall do it, capitals with a sign before them: nobody before a deed, a unit up to what it shall do, capitals in a
 * row, a name after its kin word, else all before the deed. "Đạt" and "Thu" may be names: another deed follows those.
 */
const named = pattern(
  `^ (?<who>(?=${theDeed})|\\^?${units} _( (?!${aDeed})_){0,4}(?= ${aDeed})|[\\^?${kin} ]\\^_( \\^_)*${role}|(${kin} (?!:|${theDeed})_|moi nguoi|anh em)${role}|_( (?!:|${aDeed})_){0,4}(?= [: ]${aDeed})|_)`,
);

/** How many words name whoever shall do it. */
function nameLength(words: readonly HeardWord[], { text }: Heard): number {
  const shape = words.map(
    ({ plain, from }) => (/^\p{Lu}/u.test(text.slice(from)) ? '^' : '') + plain.replace(' ', '-'),
  );
  const name = named.exec(` ${shape.join(' ')} `)?.groups?.who ?? '';
  return name === '' ? 0 : name.split(' ').length;
}
