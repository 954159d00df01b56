import { type AssistantReply, say } from './reply.rules.ts';

export interface Letter {
  readonly subject: string;
  readonly body: string;
}

interface Dictated {
  /** How its reader is addressed; empty where the writer fills it in. */
  readonly to: string;
  readonly text: string;
  /** The name it is signed with. */
  readonly from: string;
  /** Sentences behind what it says. */
  readonly more?: readonly string[];
  /** It leaves the company, and speaks for it. */
  readonly isOutside?: boolean;
}

const longestSubject = 90;

/** What only leads to what a letter says. */
const saysThat =
  /^(?:nói|bảo|dặn|báo|thông báo|nhắn)(?:\s+khéo)?\s+(?:là|rằng)\s+|^(?:là|rằng|để)\s+|^(?:nói|nhắn)(?:\s+với)?\s+(?!về\s)/iu;

/** A letter that words dictate. Sums written short are written out: 185k is 185.000 đồng. */
export function writeLetter({ to, text, from, more = [], isOutside = false }: Dictated): Letter {
  const said = writeOutSums(text).replace(/^[\s,:;.]+|(?<![\s,;.])[\s,;.]+$/gu, '');
  const reader = isOutside || to === '' ? 'quý vị' : to;
  const who = isOutside ? 'Chúng tôi' : 'Tôi';
  const parts = sentencesIn(said).map((part, at) =>
    asSentence(toReader(part, reader), { who, reader, isFirst: at === 0, isOutside }),
  );
  const body = [...parts, ...more.map((one) => endSentence(capital(one)))].join(' ');
  return { subject: subjectOf(said), body: inForm({ to, from, text: body === '' ? '…' : body }) };
}

/** Of goods "5k" counts them; of a price it is a sum. */
const writeOutSums = (text: string): string =>
  text
    .replace(/(?<!\d)(\d{1,4})k(?=\s*(?:\/|$|[,.])|\s+(?:một|1|mỗi|mot|moi)\s)/giu, '$1.000 đồng')
    .replace(/(?<!\d)(\d{1,4})k(?=\s+\p{L})/giu, '$1.000');

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const endSentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** Its first part that says something, cut between words. */
function subjectOf(said: string): string {
  const [first = '', ...others] = said
    .replace(saysThat, '')
    .replace(/ \([^()]*\)$/u, '')
    .split(', ');
  const text = first.includes(' ') ? first : [first, ...others].join(', ');
  if (text.length <= longestSubject) return capital(text);
  const cut = text.slice(0, longestSubject).toWellFormed();
  return capital(cut.slice(0, cut.lastIndexOf(' ')));
}

/** A part that asks for something of its own is a sentence of its own. */
const asksAlone = /^(?:nhờ|xin|mong|nhắc|hẹn|đề nghị|cảm ơn|cám ơn|nho|cam on)\s/iu;

function sentencesIn(said: string): string[] {
  const sentences: string[] = [];
  for (const part of said.split(/,\s+/u).filter(Boolean)) {
    const last = sentences.length - 1;
    if (last < 0 || asksAlone.test(part)) sentences.push(part);
    else sentences[last] = `${sentences[last]}, ${part}`;
  }
  return sentences;
}

const others = 'họ|người ta|mọi người|anh ấy|chị ấy|anh đó|chị đó|ảnh|nguoi ta|moi nguoi';
const spokenOf = new RegExp(
  `^(nhờ|xin|mong|nhắc|mời|báo|hỏi|bảo|nho|nhac|moi|hoi)\\s+(?:${others})(?=\\s)`,
  'iu',
);
/** "Nhắc người ta gửi xác nhận": whom it speaks of is who reads it. */
const toReader = (part: string, reader: string): string => part.replace(spokenOf, `$1 ${reader}`);

const isEvent = /^(?:hội nghị|hội thảo|lễ|tiệc|tất niên|sự kiện|tọa đàm|khai trương)\s/iu;
const asksOrThanks =
  /^(?:nhắc|báo|thông báo|cảm ơn|cám ơn|xin lỗi|hẹn|đề nghị|xác nhận|chúc|gửi|trình|yêu cầu|từ chối|góp ý|giới thiệu|tóm|trao đổi|chia buồn|duyệt|nộp|nhac|bao|thong bao|cam on|gui)\s/iu;

interface Sentence {
  readonly who: string;
  readonly reader: string;
  readonly isFirst: boolean;
  readonly isOutside: boolean;
}

/** What words dictate as a sentence of a letter; what is none of its phrases stays as it was said. */
function asSentence(said: string, { who, reader, isFirst, isOutside }: Sentence): string {
  const words = `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  const bare = words.replace(saysThat, '');
  if (bare !== words) return endSentence(capital(bare));
  if (isEvent.test(words)) return endSentence(`${who} trân trọng kính mời dự ${words}`);
  const [, verb = '', rest = ''] =
    /^(mời|moi|rủ|nhờ|bảo|dặn|hỏi(?: xem)?|hoi(?: xem)?|về|nói về)\s+(.*)$/iu.exec(words) ?? [];
  const behind = rest.startsWith(`${reader} `) ? rest.slice(reader.length + 1) : rest;
  switch (verb.toLowerCase()) {
    case 'mời':
    case 'moi':
      return endSentence(`${who} ${isOutside ? 'trân trọng kính' : 'xin'} mời ${reader} ${behind}`);
    case 'nhờ':
    case 'bảo':
    case 'dặn':
      return endSentence(`Nhờ ${reader} ${behind}`);
    case 'rủ':
      return endSentence(`${who} muốn rủ ${reader} ${behind}`);
    case 'hỏi':
    case 'hoi':
    case 'hoi xem':
    case 'hỏi xem':
      return endSentence(`${who} muốn hỏi ${rest}`);
    case 'về':
    case 'nói về':
      return endSentence(`${who} viết thư này về ${rest}`);
  }
  if (!isFirst) return endSentence(capital(words));
  if (/^xin\s/iu.test(words)) return endSentence(`${who} ${words}`);
  return endSentence(asksOrThanks.test(words) ? `${who} xin ${words}` : capital(said));
}

/** A letter in the form of an office: greeting, one sentence, signature. */
export function inForm({ to, text, from }: Pick<Dictated, 'to' | 'text' | 'from'>): string {
  const sentence = endSentence(text);
  return [
    `Kính gửi ${to === '' ? '…' : to},`,
    '',
    sentence,
    '',
    'Trân trọng,',
    ...(from === '' ? [] : [from]),
  ].join('\n');
}

/** A letter to somebody outside the company: its writer sends it with their own mail program. */
export function renderOutsideLetter(letter: Letter, unused: string): AssistantReply {
  const head = 'Bản nháp thư, chưa gửi đi đâu; bạn điền địa chỉ và gửi từ ứng dụng email của mình:';
  return renderDraft(letter, unused === '' ? head : `${sayUnused(unused)}\n${head}`);
}

/** What a letter does not hold although it was asked for. */
export const sayUnused = (unused: string): string =>
  `Thư chưa có phần “${unused}”; bạn điền giúp trước khi gửi.`;

/** A letter as text to take along. */
export const renderDraft = ({ subject, body }: Letter, head: string): AssistantReply =>
  say(`${head}\n${subject === '' ? '' : `Tiêu đề: ${subject}\n`}${body}`, {
    ...{ kind: 'letter', to: '', subject, body },
  });
