/** Fields of Word that only count, number, repeat or format what the document itself holds. */
const harmless = new Set([
  ...['=', 'AUTHOR', 'COMMENTS', 'CREATEDATE', 'DATE', 'DOCPROPERTY', 'EDITTIME', 'FILENAME', 'FILESIZE'],
  ...['FORMCHECKBOX', 'FORMDROPDOWN', 'FORMTEXT', 'HYPERLINK', 'KEYWORDS', 'LASTSAVEDBY', 'NOTEREF'],
  ...['NUMCHARS', 'NUMPAGES', 'NUMWORDS', 'PAGE', 'PAGEREF', 'PRINTDATE', 'REF', 'REVNUM', 'SAVEDATE'],
  ...['SECTION', 'SECTIONPAGES', 'SEQ', 'STYLEREF', 'SUBJECT', 'SYMBOL', 'TC', 'TIME', 'TITLE', 'TOC', 'XE'],
]);

/** What of a field's instruction is not harmless: its name, or the address it leads to; null where nothing is. */
export function fieldObjection(instruction: string): string | null {
  const name = /^\s*(=|[^\s\\"]+)/.exec(instruction)?.[1]?.toUpperCase() ?? '';
  if (name === '' || !harmless.has(name)) return name === '' ? '{ }' : name;
  if (name !== 'HYPERLINK') return null;
  const address = /^\s*\S+\s+"?([^"\s]+)/.exec(instruction)?.[1] ?? '';
  const leadsWithinDocument = /^\\[a-z]$/i.test(address);
  return leadsWithinDocument || isPlainAddress(address) ? null : address.slice(0, 100);
}

/** An address that opens in a browser or a mail. */
export const isPlainAddress = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:)[^\s\\]+$/i.test(address);
