import { type Heard, type HeardWord, writtenAt } from '../hear.ts';
import type { IntentSlots } from '../intent.ts';
import { pattern } from '../pattern.ts';
import { deed, kin } from '../rules/words.ts';

/** Where the name of whoever is to do it ends. */
const isDeed = ({ plain }: Heard, word: HeardWord | undefined): boolean =>
  word !== undefined && aDeed.test(plain.slice(word.at - 1));
const aDeed = pattern(`^ ${deed}#`);
const units = new Set('phong to nhom team ban bo khoi ca doi may bep ke'.split(' '));
const given = pattern(
  '^ [nho~? (?=nhac)](_ ){0,5}?(nhac nho|nhac|giao viec|giao|phan cong|phan|nho|bao|keu|yeu cau|de nghi|assign|tao task|tao viec|tao dau viec|them viec|them task|note viec|ghi viec|chi dinh|nhan|cu|can|(tao|them|ghi|note|add)[ mot| 1] (dau viec|cong viec|viec|task))[ viec| cong viec| task| nho][ cho| den][ ban] [:|,] ?',
);
const lateGiven = pattern(' [giao ]cho (?<who>_[ _][ _])(?= (:|,|@|mot viec|han|deadline|truoc)| $)');
const oneTask = pattern(
  ' (tao|them|ghi|note|add)[ mot| 1] (dau viec|cong viec|viec|task)[ la| :] (?<title>_( _)*?)(?= cho )',
);
const forOne = pattern(
  ' (tao|them|ghi|note|add) [giup ]cho (?<who>_[ (?!mot |1 )_]) [mot |1 ](dau viec|cong viec|viec|task)( la| :|,)* (?<rest>.*)#',
);
const takesOn = pattern('^ (?<who>_[ _]) (phu trach|dam nhan|lo)[ viec] (?<rest>.*)#');
const entrusted = pattern(
  ' [viec (?<title>.*) ](de) (?<who>_[ _]) (lo|lam|phu trach|xu ly)[ vu| viec][ (?<rest>.*)]#',
);
/** What leads to a deadline, and all that may stand before it. */
const leads =
  'truoc|han chot|han|deadline|xong truoc|xong|phai xong|trong|den het|den|cham nhat|tre nhat|muon nhat|by|vao|luc|toi|het|ngay|la|,|gap';
const leadsPlainly = 'truoc|han chot|han|deadline|xong|cham nhat|tre nhat|muon nhat|by|den het|het';
const someTime = '(@(t|h|p)|trong (ngay|tuan|thang|buoi)[ nay])';
/** A time that is plainly led to; else the first one said. */
const dues = [
  pattern(`( (${leads}))*( (${leadsPlainly}))( (${leads}))* ${someTime}[ phai xong| xong]#`),
  pattern(`( (${leads}))* ${someTime}[ phai xong| xong]#`),
];
const handsOut = pattern('^ (_ ){0,2}(nhac|giao|phan cong|nho)');
const politeEnd =
  /( (nhe|nha|a|giup|giup em|giup toi|giup minh|giup chi|giup anh|di|voi|,|nhanh|gap|dum))+ $/;

/** Who shall do what by when; what was not said is left out. */
export function readTaskSlots(heard: Heard): IntentSlots {
  const deadlineSpan = dues
    .map((due) => due.exec(heard.plain)?.indices?.[0])
    .find((span) => span !== undefined);
  const deadline = deadlineSpan ? writtenAt(heard, ...deadlineSpan).replace(/^[\s,]+/u, '') : '';
  const { assignee, title } = readDeed(heard, deadlineSpan?.[0]);
  return { ...(assignee && { assignee }), ...(title && { title }), ...(deadline && { deadline }) };
}

function readDeed(heard: Heard, until = heard.plain.length): { assignee: string; title: string } {
  const plain = heard.plain;
  const group = (found: RegExpExecArray | null, name: string): string => {
    const span = found?.indices?.groups?.[name];
    return span ? writtenAt(heard, span[0], Math.min(span[1], Math.max(until, span[0]))) : '';
  };
  const trusted = forOne.exec(plain) ?? entrusted.exec(plain) ?? takesOn.exec(plain);
  if (trusted && !handsOut.test(plain)) {
    return { assignee: group(trusted, 'who'), title: group(trusted, 'title') || group(trusted, 'rest') };
  }
  const created = oneTask.exec(plain);
  if (created) return { assignee: group(lateGiven.exec(plain), 'who'), title: group(created, 'title') };
  const from = given.exec(plain)?.[0].length ?? 1;
  const to = until > from ? until : plain.length;
  const words = heard.words.filter((word) => word.at >= from && word.at < to);
  const count = nameLength(words, heard);
  const rest = words
    .slice(count)
    .filter((word, index) => index > 0 || !/^(?:[:,]|phai|can|la|mot|hay)$/.test(word.plain));
  const [first, second] = [rest[0], rest[1]];
  const start = first && /^(?:viec|phu|task)$/.test(first.plain) ? (second ?? first) : first;
  const closed = closedAt(plain.slice(0, to));
  return {
    assignee: textOf(words.slice(0, count), heard),
    title: start ? writtenAt(heard, start.at, closed) : '',
  };
}

const closedAt = (plain: string): number =>
  politeEnd.exec(plain.endsWith(' ') ? plain : `${plain} `)?.index ?? plain.length;

const textOf = (words: readonly HeardWord[], { text }: Heard): string => {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? text.slice(first.from, last.to) : '';
};

const kinWord = pattern(`^${kin}$`);

/** How many words name whoever shall do it: a name after its kin word, capitals in a row, a unit up to what it shall do. */
function nameLength(words: readonly HeardWord[], heard: Heard): number {
  const isCapital = (word: HeardWord | undefined) =>
    word !== undefined && /^\p{Lu}/u.test(heard.text.slice(word.from));
  const [first, second] = words;
  if (!first) return 0;
  const kinned = kinWord.test(first.plain) && second !== undefined && second.plain !== ':';
  let count = kinned ? 2 : 1;
  if (isCapital(words[count - 1])) {
    while (isCapital(words[count]) && !isDeed(heard, words[count])) count += 1;
    return count;
  }
  if (kinned && !units.has(first.plain)) return count;
  const found = words.slice(1, 6).findIndex((word) => isDeed(heard, word));
  return found >= 0 ? found + 1 : count;
}
