import { openTemplatePackage } from './check-package.ts';
import { compileTemplate } from './compile-template.ts';
import { inspectPieces } from './inspect-template.ts';
import { placeKey } from './place-key.rules.ts';
import { TemplateRefused } from './template-refused.rules.ts';
import {
  conditionOf,
  type TemplateFindings,
  type TemplateRow,
  type TemplateShape,
} from './template-shape.rules.ts';

/** Throws TemplateRefused where the file may not be filled at all. */
export function inspectTemplate(bytes: Uint8Array, shape: TemplateShape): TemplateFindings {
  const compiled = compileTemplate(openTemplatePackage(bytes));
  return 'document' in compiled
    ? inspectPieces(compiled.pieces, shape)
    : { known: [], unknown: [], faults: compiled };
}

/** A row by the keys of its places, without a prototype. */
function foldRow(row: TemplateRow): object {
  const folded: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(row)) {
    folded[placeKey(name)] = typeof value === 'string' ? value : value.map(foldRow);
    if (typeof value !== 'string')
      folded[placeKey(conditionOf(name))] = value.length > 0 ? conditionOf(name) : '';
  }
  return folded;
}

export interface Filling {
  readonly shape: TemplateShape;
  readonly row: TemplateRow;
  /** Set in bold at the right above everything; '' for nothing. */
  readonly banner: string;
}

/** The document that a template makes of a row. Throws TemplateRefused; a name that is not in the shape says nothing. */
export function fillTemplate(bytes: Uint8Array, { shape, row, banner }: Filling): Uint8Array {
  const compiled = compileTemplate(openTemplatePackage(bytes));
  if (!('document' in compiled) || inspectPieces(compiled.pieces, shape).faults.length > 0)
    throw new TemplateRefused('broken');
  const { document } = compiled;
  document.render(foldRow(row));
  const zip = document.getZip();
  if (banner !== '') {
    const body = 'word/document.xml';
    zip.file(body, withBanner(zip.file(body)?.asText() ?? '', banner));
  }
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

const withBanner = (xml: string, banner: string): string =>
  xml.replace(
    /<w:body\b[^>]*>/,
    (opened) =>
      `${opened}<w:p><w:pPr><w:jc w:val="right"/></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>${banner}</w:t></w:r></w:p>`,
  );
