import { isQuestion } from '@hopgon/engine/answering/is-question';
import { normalizeMessage } from '@hopgon/engine/intent/normalize-message';
import { fold } from '@hopgon/engine/text/fold';

const asks = (part: string): boolean => isQuestion(normalizeMessage(part).text);

const speakers: ReadonlySet<string> = new Set(
  'em e anh chi toi tui minh tao to co chu bac chau ong ba tho cong'.split(' '),
);
/** Why it is asked, or that it is forgotten, and no part of what is asked. */
const explains: ReadonlySet<string> = new Set('quen nho can de phai hoi biet bao dang cai ghi'.split(' '));
const denies: ReadonlySet<string> = new Set('khong hong chang k ko'.split(' '));

const wordsIn = (text: string): string[] => fold(text).split(/[^\p{L}\p{N}]+/u);

/** Whether a message asks something in any of its parts; that one forgot asks too: "hôm qua tôi dặn gì đó, quên mất". */
export const asksSomething = (message: string): boolean =>
  splitParts(message).some(asks) || forgets.test(fold(message));

const forgets = /\bquen (?:mat|roi|khuay|tieu)\b|\b(?:khong|hong|chang) nho\b/u;

const splitParts = (message: string): string[] => message.split(/(?<=[,.;?!…\n])\s+/u);

function isExplanation(part: string): boolean {
  const words = wordsIn(part);
  return words.some((word) => speakers.has(word)) || words.some((word) => explains.has(word));
}

/**
 * The part of a message that asks, with what leads to it: "nhà thầu sơn là bên nào, bữa chốt em quên ghi" asks for the contractor.
 * A message of one part, or one that asks nothing, stays as it is.
 */
export function askingPart(message: string): string {
  const parts = splitParts(message.replace(opener, ''));
  const last = parts.findLastIndex(asks);
  const kept = last < 0 ? parts : parts.filter((part, at) => at <= last || !isExplanation(part));
  return cutAim(kept.join(' '));
}

/** What only leads over to a question. */
const opener =
  /^\s*(?:nhân tiện|nhân thể|tiện thể|tiện đây|à mà|mà này|nhan tien|nhan the|tien the|tien day)(?:\s+(?:cho|xin)\s+(?:em|anh|chị|tôi|mình|chi|toi|minh)\s+(?:hỏi|hoi))?[\s,:]+/iu;

const leastWords = 3;
const reach = 3;

/** "… chốt bao nhiêu để anh báo đại lý", "… mấy giờ ấy nhỉ em không nhớ rõ": what stands behind the question in the same breath. */
function cutAim(asked: string): string {
  const words = asked.split(/\s+/u);
  const folded = words.map((word) => wordsIn(word).join(''));
  const at = folded.findIndex(
    (word, place) => place >= leastWords && beginsAim(word, folded.slice(place + 1)),
  );
  if (at < 0) return asked;
  const [cut, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  // What asks again behind it is asked as well: "…, chị chẳng nhớ tờ khai giao ai, hạn hôm nào". A mark at the end is of the whole.
  return asks(cut) && !asks(rest.replace(/(?<![?\s])[?\s]+$/u, '')) ? cut : asked;
}

function beginsAim(word: string, behind: readonly string[]): boolean {
  const [next = ''] = behind;
  if (word === 'de') return speakers.has(next);
  if (!speakers.has(word)) return false;
  const near = behind.slice(0, reach);
  return near.some((one, at) => one === 'quen' || (denies.has(one) && near[at + 1] === 'nho'));
}
