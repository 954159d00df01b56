import { type PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef, PdfString } from '@libpdf/core';

/** Where a named place is: its page and the corner at its top left, from the page's foot. */
export interface PdfPlace {
  readonly page: PdfRef;
  readonly left: number;
  readonly top: number;
}

/** A named destination of the document; null where it has none of this name. */
export function findPlace(pdf: PDF, name: string): PdfPlace | null {
  const resolve = (found: PdfObject | undefined): PdfObject | undefined =>
    found instanceof PdfRef ? (pdf.getObject(found) ?? undefined) : found;
  const within = (found: PdfObject | undefined, key: string): PdfObject | undefined => {
    const dict = resolve(found);
    return dict instanceof PdfDict ? resolve(dict.get(key)) : undefined;
  };
  const names = within(within(within(pdf.getCatalog(), 'Names'), 'Dests'), 'Names');
  if (!(names instanceof PdfArray)) return null;
  for (let place = 0; place + 1 < names.length; place += 2) {
    const key = names.at(place);
    if (!(key instanceof PdfString) || key.asString() !== name) continue;
    const target = resolve(names.at(place + 1));
    if (!(target instanceof PdfArray)) return null;
    const [page, left, top] = [target.at(0), target.at(2), target.at(3)];
    if (page instanceof PdfRef && left instanceof PdfNumber && top instanceof PdfNumber)
      return { page, left: left.value, top: top.value };
  }
  return null;
}
