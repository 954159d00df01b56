import { normalizeMessage } from '../normalize-message.ts';
import {
  added,
  askedOf,
  atEnd,
  type BothWays,
  copiedTo,
  directed,
  doneTo,
  explainsTone,
  holds,
  leading,
  leavesDay,
  letterSounds,
  mailWord,
  nextReader,
  politeEnd,
  purposeAt,
  saysManner,
  sentTo,
  signed,
  takenFrom,
  thingTo,
  toBefore,
  wayOf,
} from './letter-patterns.ts';
import type { LetterStyle } from './spoken-act.ts';

type ReadLetter = LetterStyle & { readonly to: string; readonly text: string };

const selfWords = /^(?:em|anh|chị|mình|tôi|tui|tớ|cô|chú|bác|tao|chi|minh|toi)$/iu;

const find = (pattern: BothWays, text: string): RegExpExecArray | null => wayOf(pattern, text).exec(text);

/**
 * What an order for a letter dictates: to whom, what it says, and how it is to sound, apart from the words of the order itself. Null where
 * it names no letter.
 */
export function readLetter(message: string): ReadLetter | null {
  const { text } = normalizeMessage(message);
  const mail = find(mailWord, text);
  if (mail === null) return null;
  const before = text.slice(0, mail.index);
  const purposeOfMail = /(?:mời|cảm ơn|xin lỗi|nhắc|moi|cam on|xin loi|nhac)$/iu.exec(mail[0])?.[0] ?? '';
  const behind = text.slice(mail.index + mail[0].length);
  const rest = `${purposeOfMail} ${(purposeOfMail === '' ? withoutLead(behind) : behind).trim()}`.trim();
  const earlier = find(toBefore, before)?.[1]?.replace(/(?<!\s)\s+$/u, '') ?? '';
  const to = selfWords.test(earlier) ? '' : earlier;
  const found = to === '' ? addressee(rest) : { to, text: rest };
  return { to: found.to.trim(), ...styled(found.text) };
}

const withoutLead = (text: string): string => {
  const lead = find(leading, text);
  return lead === null ? text : text.slice(lead[0].length);
};

function addressee(rest: string): { readonly to: string; readonly text: string } {
  const lead = find(directed, rest);
  if (lead !== null) {
    const behind = rest.slice(lead[0].length);
    const end = endOfReaders(behind);
    const [said, text] = [behind.slice(0, end).trim(), behind.slice(end).replace(/^[\s,:;]+/u, '')];
    const [, thing, whom] = find(thingTo, said) ?? [];
    if (thing !== undefined && whom !== undefined)
      return { to: whom, text: [`gửi ${thing}`, text].filter(Boolean).join(', ') };
    return { to: said, text };
  }
  const done = find(doneTo, rest);
  if (done !== null) {
    const [all, verb = '', whom = ''] = done;
    const behind = rest.slice(done.index + all.length);
    // "Báo chú Bảy, chị Hòa với chị Mai là …": who is named behind a comma reads it as well.
    const end = /^\s*,/u.test(behind) ? endOfReaders(behind) : 0;
    const said = behind.slice(end).replace(/^[\s,:;]+/u, '');
    return { to: `${whom}${behind.slice(0, end)}`, text: `${verb} ${said}`.trim() };
  }
  const sent = find(sentTo, rest);
  if (sent !== null && sent.index > 0)
    return {
      to: sent[1] ?? '',
      text: `${rest.slice(0, sent.index).trim()}${rest.slice(sent.index + sent[0].length)}`,
    };
  return { to: find(askedOf, rest)?.[1] ?? '', text: rest };
}

/** Where those a letter is to end: before what it does, or at a comma that no other name follows. */
function endOfReaders(behind: string): number {
  let end = find(purposeAt, behind)?.index ?? behind.length;
  for (let next = find(nextReader, behind.slice(end)); next; next = find(nextReader, behind.slice(end))) {
    const [more] = next;
    const stop = find(purposeAt, more.slice(1))?.index;
    end += stop === undefined ? more.length : stop + 1;
    if (stop !== undefined) break;
  }
  return end;
}

type Styled = LetterStyle & { readonly text: string };

/** The parts of what is said: those that say how it is to be written are no part of the text. */
function styled(said: string): Styled {
  const kept: string[] = [];
  const more: string[] = [];
  const unused: string[] = [];
  let tone: LetterStyle['tone'] = null;
  let sign = '';
  let cc = '';
  let wasTone = false;
  for (const written of said.split(/\s*[,;]\s+|(?<=\p{L}{2}|\d)[.!]+(?:\s+|$)/u)) {
    const { part, sounds } = cutTone(trimEnd(written));
    const isReason = wasTone && wayOf(explainsTone, part).test(part);
    wasTone = sounds !== null;
    tone ??= sounds;
    const copied = find(copiedTo, part)?.[1];
    const signature = copied === undefined ? find(signed, part) : null;
    if (copied !== undefined) cc = [cc, copied].filter(Boolean).join(', ');
    else if (signature) sign = signature[2]?.trim() || signature[1]?.trim() || '';
    else if (!isReason && part !== '' && !wayOf(holds, part).test(part))
      ({ more, unused, kept })[placeInLetter(part, kept.length > 0)].push(letterTextOf(part));
  }
  return {
    text: kept.join(', '),
    sign: selfWords.test(sign) ? '' : sign,
    tone,
    cc,
    more,
    unused: unused.join(', '),
  };
}

/** A part without the words for how it is to sound. */
function cutTone(part: string): { readonly part: string; readonly sounds: LetterStyle['tone'] } {
  const found = letterSounds.find(([, pattern]) => wayOf(pattern, part).test(part));
  if (found === undefined) return { part, sounds: null };
  const [sounds, pattern] = found;
  return { part: trimEnd(part.replace(wayOf(pattern, part), '')), sounds };
}

/** Whether a part is what the letter says, a sentence behind that, or what only a look-up could fill in. */
function placeInLetter(part: string, isLater: boolean): 'kept' | 'more' | 'unused' {
  if (wayOf(saysManner, part).test(part)) return 'unused';
  if (wayOf(leavesDay, part).test(part) || wayOf(atEnd, part).test(part)) return 'more';
  if (wayOf(takenFrom, part).test(part)) return 'unused';
  return isLater && /^(?:thêm|ghi thêm|nói thêm)\s/iu.test(part) ? 'more' : 'kept';
}

function letterTextOf(part: string): string {
  if (wayOf(leavesDay, part).test(part)) return 'Thời gian: …';
  const isMore = wayOf(atEnd, part).test(part) || /^(?:thêm|ghi thêm|nói thêm)\s/iu.test(part);
  return (isMore ? find(added, part)?.[1] : undefined) ?? part;
}

const trimEnd = (part: string): string =>
  part.replace(wayOf(politeEnd, part), '').replace(/^[\s,.;:]+|(?<![\s,.;:])[\s,.;:]+$/gu, '');
