const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Nơi nhận as typed, one a line. */
export const readRecipients = (text: string): string[] => text.split('\n').map(tidy).filter(Boolean);

/** What is wrong with them; null when nothing is. */
export function recipientsProblem(text: string): string | null {
  const recipients = readRecipients(text);
  return recipients.length <= 20 && recipients.every((line) => line.length <= 200)
    ? null
    : 'Ghi tối đa 20 nơi nhận, mỗi nơi không quá 200 ký tự';
}
