import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfString } from '@libpdf/core';
import { createCms } from './create-cms.ts';
import { findPlace } from './find-place.ts';
import type { PdfSigner } from './pdf-signer.ts';
import { type BlockLine, type BlockSize, drawSignatureBlock } from './signature-block.ts';
import { hole, openHole } from './signature-hole.ts';

export interface PdfSignature {
  /** A named destination, at the top left of the visible block; also the name of the field. */
  readonly place: string;
  readonly size: BlockSize;
  readonly lines: readonly BlockLine[];
  readonly name: string;
  readonly reason: string;
  readonly at: Date;
}

/** D:20261120035800Z */
const pdfDate = (at: Date): string => `D:${at.toISOString().replace(/[-:T]|\.\d+/g, '')}`;

const numbers = (values: readonly number[]): PdfArray =>
  new PdfArray(values.map((value) => PdfNumber.of(value)));

const printedAndLocked = 132;
const signedAndAppendOnly = 3;

function createField(pdf: PDF, { place, size, lines, name, reason, at }: PdfSignature): PdfDict {
  const where = findPlace(pdf, place);
  if (!where) throw new Error(`the PDF has no place named ${place}`);
  const { page, left, top } = where;
  const value = pdf.register(
    PdfDict.of({
      Type: PdfName.of('Sig'),
      Filter: PdfName.of('Adobe.PPKLite'),
      SubFilter: PdfName.of('ETSI.CAdES.detached'),
      ByteRange: numbers(hole.range),
      Contents: PdfString.fromHex(hole.contents),
      Name: PdfString.fromString(name),
      Reason: PdfString.fromString(reason),
      M: PdfString.fromString(pdfDate(at)),
    }),
  );
  return PdfDict.of({
    FT: PdfName.of('Sig'),
    T: PdfString.fromString(place),
    V: value,
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('Widget'),
    F: PdfNumber.of(printedAndLocked),
    P: page,
    Rect: numbers([left, top - size.height, left + size.width, top]),
    AP: PdfDict.of({ N: drawSignatureBlock(pdf, size, lines) }),
  });
}

/** The array under this key, which is made where there is none. */
function listIn(pdf: PDF, dict: PdfDict, key: string): PdfArray {
  const found = dict.get(key);
  const list = found instanceof PdfRef ? pdf.getObject(found) : found;
  if (list instanceof PdfArray) return list;
  const made = new PdfArray([]);
  dict.set(key, made);
  return made;
}

function formOf(pdf: PDF): PdfDict {
  const catalog = pdf.getCatalog();
  const found = catalog.get('AcroForm');
  const form = found instanceof PdfRef ? pdf.getObject(found) : found;
  if (form instanceof PdfDict) return form;
  const made = PdfDict.of({ SigFlags: PdfNumber.of(signedAndAppendOnly) });
  catalog.set('AcroForm', pdf.register(made));
  return made;
}

/** Signs a PDF in an update after its end: what it held before stays as it is, byte for byte, with its signatures. */
export async function signPdf(
  bytes: Uint8Array,
  signature: PdfSignature,
  signer: PdfSigner,
): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  if (pdf.canSaveIncrementally() !== null) throw new Error('this PDF cannot be added to');
  const field = createField(pdf, signature);
  const ref = pdf.register(field);
  const page = field.get('P');
  const pageDict = page instanceof PdfRef ? pdf.getObject(page) : null;
  if (!(pageDict instanceof PdfDict)) throw new Error('a place is on a page');
  listIn(pdf, pageDict, 'Annots').push(ref);
  listIn(pdf, formOf(pdf), 'Fields').push(ref);
  const written = openHole(await pdf.save({ incremental: true, subsetFonts: true }));
  return written.fill(await createCms(written.signed, signer));
}
