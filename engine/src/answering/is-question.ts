const anywhere =
  /(?<!\p{L})(?:nào|gì|ai|đâu|mấy|mô|nhiêu|nhiu|bao giờ|bao lâu|ra sao|làm sao|vì sao|tại sao|có phải|nao|gi|bao nhieu|(?:bua|o|ngay|luc|nguoi|cho) mo|bao gio|bao lau|ra sao|lam sao|vi sao|tai sao)(?!\p{L})/iu;
const atStart = /^(?:sao|răng|may|rang)\s/iu;
/** "Chốt chưa": what denies in the middle of a sentence asks at its end. */
const atEnd = /(?<!\p{L})(?:không|chưa|hông|khong|chua|hong|ko|hem|hôn|nhỉ|hả|rứa|răng|sao|dau|rang)$/iu;
/** What closes a question politely: "chốt sao rồi em". */
const trailing = /(?<!\s)(?:\s+(?:rồi|roi|vậy|vay|ạ|hè|ta|em|bạn|ban)){1,4}$/iu;

/** Whether words ask something, with or without a question mark. */
export function isQuestion(message: string): boolean {
  const asked = message
    .normalize('NFC')
    .trim()
    .replace(/(?<![\s.!,])[\s.!,]+$/u, '');
  return (
    asked.endsWith('?') ||
    anywhere.test(asked) ||
    atStart.test(asked) ||
    atEnd.test(asked) ||
    atEnd.test(asked.replace(trailing, ''))
  );
}
