import { strToU8, zipSync } from 'fflate';
import type { Spreadsheet, SpreadsheetCell } from './spreadsheet.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The places of the cell formats in `styles`. */
const formats = { text: 1, number: 2, day: 3, head: 4 } as const;

/** ECMA-376: the most letters of a cell. */
const longestText = 32_767;

// XML 1.0 has no place for most control characters.
const isXml = (letter: string): boolean =>
  letter >= ' ' || letter === '\t' || letter === '\n' || letter === '\r';
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  [...text.toWellFormed()]
    .filter(isXml)
    .join('')
    .replace(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

/** 'A' of 0, 'AA' of 26 */
function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : `${columnName(Math.floor(place / 26) - 1)}${letter}`;
}

/** Days since 30/12/1899, as spreadsheets count them. */
const serialOf = (day: string): number => (Date.parse(`${day}T00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

// A text is never read as a formula: it is written as a string in its place.
const textCell = (at: string, text: string, format: number): string =>
  `<c r="${at}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, longestText))}</t></is></c>`;

function cellOf(cell: SpreadsheetCell, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return textCell(at, cell, formats.text);
  return typeof cell === 'number'
    ? `<c r="${at}" s="${formats.number}"><v>${cell}</v></c>`
    : `<c r="${at}" s="${formats.day}"><v>${serialOf(cell.day)}</v></c>`;
}

function sheetOf({ columns, rows }: Spreadsheet): string {
  const last = columnName(columns.length - 1);
  const range = `A1:${last}${rows.length + 1}`;
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  const head = columns.map(({ title }, place) => textCell(`${columnName(place)}1`, title, formats.head));
  const body = rows.map((row, index) => {
    const cells = row.map((cell, place) => cellOf(cell, `${columnName(place)}${index + 2}`));
    return `<row r="${index + 2}">${cells.join('')}</row>`;
  });
  return `<worksheet xmlns="${main}"><dimension ref="${range}"/><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols>\
<sheetData><row r="1">${head.join('')}</row>${body.join('')}</sheetData><autoFilter ref="${range}"/></worksheet>`;
}

const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">\
<alignment vertical="top" wrapText="1"/></xf>\
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf>\
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">\
<alignment vertical="top" horizontal="left"/></xf>\
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1">\
<alignment vertical="top" wrapText="1"/></xf></cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;

const relationsOf = (...all: string[]): string =>
  `<Relationships xmlns="${packaged}/relationships">${all.join('')}</Relationships>`;

const contentTypes = `<Types xmlns="${packaged}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`;

const workbookOf = (name: string): string =>
  `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** A table as an .xlsx file (ECMA-376, Office Open XML), which Excel and LibreOffice open. */
export function writeXlsx(spreadsheet: Spreadsheet): Uint8Array {
  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationsOf(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': workbookOf(spreadsheet.name),
    'xl/_rels/workbook.xml.rels': relationsOf(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheetOf(spreadsheet),
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(prolog + xml)])),
  );
}
