import { cleanSpeech } from './clean-speech.ts';

const REFUSES =
  /^(?:dạ |ừ |à |thôi,? )?(?:thôi(?= em| anh| chị|,|\.| khỏi| không)|không được|không làm|khỏi|không cần|không ổn|không kịp|không nên|đắt quá|chưa cần|chưa được|không đồng ý)(?!\p{L})/iu;
const PROPOSAL = / đề xuất /u;

/** What became of a proposal, from the next turn: "Tuấn không đồng ý". Null where it was no proposal or nobody refused. */
export function readReply(answer: readonly string[], speaker: string, line: string): string | null {
  const [first = ''] = answer;
  if (!PROPOSAL.test(line) || !REFUSES.test(first.normalize('NFC').trim())) return null;
  const reason = /(?:không được|thôi)(?: em| anh| chị)?(?: ơi)?,\s*(.{12,120})$/iu.exec(first)?.[1];
  const told = reason === undefined ? '' : cleanSpeech(reason).replace(/[.!…]+$/u, '');
  const leans = /(?:^|\s)(?:em|anh|chị|tôi|mình|cái đó|để)(?=\s|$)/iu.test(told);
  return told === '' || leans ? `${speaker} không đồng ý` : `${speaker} không đồng ý vì ${told}`;
}
