export interface PlainMail {
  readonly subject: string;
  readonly text: string;
}

/** A mail of the app itself, in words alone: greeting, paragraphs, signature. */
export const plainMail = (
  subject: string,
  { name }: { readonly name: string },
  paragraphs: readonly string[],
): PlainMail => ({ subject, text: [`Chào ${name},`, ...paragraphs, 'Họp Gọn'].join('\n\n') });
