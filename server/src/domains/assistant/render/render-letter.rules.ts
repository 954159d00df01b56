import { type AssistantReply, say } from './reply.rules.ts';

interface Letter {
  /** Whom it goes to, as an address line; empty where the writer fills it in. */
  readonly to: string;
  /** How they are addressed. */
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly from: string;
}

/** A letter to be copied: the assistant sends none. */
export function renderLetter({ to, name, subject, body, from }: Letter): AssistantReply {
  const sentences = /[.!?…]$/u.test(body) ? body : `${body}.`;
  const text = [
    `Kính gửi ${name === '' ? '…' : name},`,
    '',
    sentences,
    '',
    'Trân trọng,',
    ...(from === '' ? [] : [from]),
  ].join('\n');
  const head =
    to === ''
      ? 'Bản nháp thư, chưa gửi đi đâu; bạn điền địa chỉ và xem lại trước khi gửi:'
      : `Bản nháp thư tới ${to}, chưa gửi; bạn xem lại trước khi gửi:`;
  return say(`${head}\n${subject === '' ? '' : `Tiêu đề: ${subject}\n`}${text}`, {
    kind: 'letter',
    to,
    subject,
    body: text,
  });
}

/** What was said of how it is to sound is done by the form of the letter. */
const tone =
  /[,;]?\s*(?:lời lẽ|giọng|văn phong|viết)\s+(?:cho\s+)?(?:lịch sự|trang trọng|nhẹ nhàng|khéo|thân mật|ngắn gọn)(?:\s+(?:vào|nhé|nha|thôi|một chút))*/giu;

/** A letter that words dictate. Sums written short are written out: 185k is 185.000 đồng. */
export function findPersonLetter({
  to,
  text,
}: {
  readonly to: string;
  readonly text: string;
}): AssistantReply {
  const said = text
    .replace(tone, '')
    .replace(/(\d{1,4})k(?=\s*(?:\/|\s|$|[,.]))/giu, '$1.000 đồng')
    .replace(/^[\s,:;.]+|[\s,;.]+$/gu, '');
  const body = `Chúng tôi xin ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  const subject = said.charAt(0).toUpperCase() + said.slice(1);
  return renderLetter({
    to: '',
    name: to,
    subject: subject.slice(0, 120),
    body: said === '' ? '…' : body,
    from: '',
  });
}
