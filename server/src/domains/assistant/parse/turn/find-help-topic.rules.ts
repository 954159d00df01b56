import { fold, hasMarks } from '@hopgon/engine/text/fold';
import { type HelpTopicId, helpTopicIds, helpTopics } from '../../shared/help-topics.rules.ts';
import { askingPart } from '../asking-part.rules.ts';
import { saysHow } from '../says-how.rules.ts';

const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

const patterns = helpTopicIds.map((id) => ({
  id,
  marked: helpTopics[id].says.map(whole),
  plain: helpTopics[id].says.map((words) => whole(fold(words))),
  isHow: helpTopics[id].says.map((words) => words.includes('sao|')),
}));

/** "In biên bản họp giá": a file of minutes is saved on their page. */
const savesMinutes = /^\s*(?:in|tải|xuất|tai|xuat)\s+(?:\S+\s+){0,3}?(?:biên bản|bien ban)(?!\p{L})/iu;

/** "Duyệt luôn biên bản thay anh Sơn giúp em": that is done on their page, by whom it is for. */
const adoptsMinutes =
  /^\s*(?:(?:em|anh|chị|bạn|giúp|ban|giup)\s+)?(?:duyệt|thông qua|ký|duyet|thong qua)\s+(?:\S+\s+){0,2}?(?:biên bản|bien ban)(?!\p{L})(?!.*(?:chưa|chua|\?))/iu;

/** What question about the product a message asks, in words that ask how or known to; null where it asks none that the table answers. */
export function findHelpTopic(message: string, isKnown = false): HelpTopicId | null {
  // Why somebody asks names nothing of the product.
  const text = askingPart(message.normalize('NFC'));
  const isMarked = hasMarks(text);
  if (savesMinutes.test(text)) return 'minutes';
  if (adoptsMinutes.test(text)) return 'adopt-minutes';
  if (!isKnown && !saysHow(text)) return null;
  const fits = patterns.filter(({ marked, plain, isHow }) =>
    // What surely asks for help need not say how, and people say it in many words.
    (isMarked ? marked : plain).every((words, at) => isHow[at] || words.test(text)),
  );
  const whole = fits.find(({ marked, plain }) =>
    (isMarked ? marked : plain).every((words) => words.test(text)),
  );
  return (whole ?? fits[0])?.id ?? null;
}

const asksMeaning =
  /^\s*(?:(?:cho|em|anh|chị|mình|tôi)\s+(?:em|anh|chị|mình|tôi)?\s*(?:hỏi|biết)\s+)?(.{2,60}?)\s+(?:là\s+(?:cái\s+)?(?:gì|chi)|la\s+(?:cai\s+)?(?:gi|chi)|nghĩa\s+là\s+(?:gì|sao)|là\s+(?:chỗ|nơi)\s+nào|nghia\s+la\s+(?:gi|sao)|viết tắt của|viet tat cua|là viết tắt|viết đầy đủ là|viet day du la|đầy đủ là|khác (?:gì|chi|nhau)|khac (?:gi|chi|nhau)|là sao|là (?:thế|như) nào|la (?:the|nhu) nao)(?![\p{L}])/iu;

/** The words whose meaning a message asks: "GACP là gì"; null where it asks for none. */
export const findAskedTerm = (message: string): string | null =>
  asksMeaning.exec(message)?.[1]?.trim() ?? null;
