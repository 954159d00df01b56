/** How a mail addresses its reader: a colleague, or somebody outside the company. */
export const greeting = (name: string, isColleague: boolean): string =>
  isColleague ? `Chào ${name},` : `Kính gửi ${name},`;

/** How a mail in the name of a company ends. */
export const closing = (company: string): string => `${company}\nThư gửi qua Họp Gọn`;
