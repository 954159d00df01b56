import { type AssistantReply, say } from './reply.rules.ts';

export interface Letter {
  readonly subject: string;
  readonly body: string;
}

interface Dictated {
  /** How its reader is addressed; empty where the writer fills it in. */
  readonly to: string;
  readonly text: string;
  /** The name it is signed with; without one it is written for the company. */
  readonly from: string;
}

const longestSubject = 120;

/** What was said of how it is to sound is done by the form of the letter. */
const tone =
  /(?<![\s,;])[\s,;]*(?:lời lẽ|giọng|văn phong|viết)\s+(?:cho\s+)?(?:lịch sự|trang trọng|nhẹ nhàng|khéo|thân mật|ngắn gọn)(?:\s+(?:vào|nhé|nha|thôi|một chút))*/giu;

/** A letter that words dictate. Sums written short are written out: 185k is 185.000 đồng. */
export function writeLetter({ to, text, from }: Dictated): Letter {
  const said = text
    .replace(tone, '')
    .replace(/(\d{1,4})k(?=\s*(?:\/|\s|$|[,.]))/giu, '$1.000 đồng')
    .replace(/^[\s,:;.]+|(?<![\s,;.])[\s,;.]+$/gu, '')
    .replace(/^(?:để|là|rằng)\s+/iu, '');
  const subject = `${said.charAt(0).toUpperCase()}${said.slice(1)}`.slice(0, longestSubject).toWellFormed();
  return { subject, body: inForm({ to, from, text: said === '' ? '…' : sentenceOf(said, from) }) };
}

/** A letter in the form of an office: greeting, one sentence, signature. */
export function inForm({ to, text, from }: Dictated): string {
  const sentence = /[.!?…]$/u.test(text) ? text : `${text}.`;
  return [
    `Kính gửi ${to === '' ? '…' : to},`,
    '',
    sentence,
    '',
    'Trân trọng,',
    ...(from === '' ? [] : [from]),
  ].join('\n');
}

const isEvent = /^(?:hội nghị|hội thảo|lễ|tiệc|tất niên|sự kiện|tọa đàm|khai trương)\s/iu;

function sentenceOf(said: string, from: string): string {
  const words = `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  const who = from === '' ? 'Chúng tôi' : 'Tôi';
  if (isEvent.test(words)) return `${who} trân trọng kính mời dự ${words}`;
  if (/^(?:về|nói về)\s/iu.test(words)) return `${who} viết thư này ${words.replace(/^nói\s+/iu, '')}`;
  return /^xin\s/iu.test(words) ? `${who} ${words}` : `${who} xin ${words}`;
}

/** A letter to somebody outside the company: its writer sends it with their own mail program. */
export function renderOutsideLetter(to: string, text: string): AssistantReply {
  const head = 'Bản nháp thư, chưa gửi đi đâu; bạn điền địa chỉ và gửi từ ứng dụng email của mình:';
  return renderDraft(writeLetter({ to, text, from: '' }), head);
}

/** A letter as text to take along. */
export const renderDraft = ({ subject, body }: Letter, head: string): AssistantReply =>
  say(`${head}\n${subject === '' ? '' : `Tiêu đề: ${subject}\n`}${body}`, {
    ...{ kind: 'letter', to: '', subject, body },
  });
