/** Bytes an operator's text may have. */
export const longestText = 200_000;

const withoutAddress = 'người quản trị máy chủ này';

/**
 * As browsers get it: one kind of line end, NFC, and the operator's address where the text leaves a place for it. Without an
 * address the text names the operator in words: an invented one could not be written to.
 */
export const forReaders = (text: string, supportEmail: string | undefined): string =>
  text
    .replace(/^\uFEFF/, '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('[{{email}}](mailto:{{email}})', supportEmail ? '$&' : withoutAddress)
    .replaceAll('{{email}}', () => supportEmail ?? withoutAddress);
