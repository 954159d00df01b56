/** Bytes an operator's text may have. */
export const longestText = 200_000;

/** As browsers get it: one kind of line end, NFC, and the operator's address where the text leaves a place for it. */
export const forReaders = (text: string, supportEmail: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('{{email}}', supportEmail);
