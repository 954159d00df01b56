import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type EmbeddedFont,
  measureText,
  ops,
  type PDF,
  PdfDict,
  type PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';

/** A line of the visible block; its size in points. */
export interface BlockLine {
  readonly text: string;
  readonly size: number;
}

export interface BlockSize {
  readonly width: number;
  readonly height: number;
}

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@expo-google-fonts/tinos/package.json'));
const fontFile = join(folder, '400Regular', 'Tinos_400Regular.ttf');

const padding = 5;
const leading = 1.2;
/** How far the baseline is above the foot of a line, as a share of its size. */
const descent = 0.25;

type Operators = ReturnType<typeof ops.stroke>[];

/** A composite font is written by the numbers of its glyphs, two bytes each. */
function glyphsOf(font: EmbeddedFont, text: string): PdfString {
  const bytes = Buffer.alloc(font.encodeText(text).length * 2);
  for (const [place, code] of font.encodeText(text).entries())
    bytes.writeUInt16BE(font.program.getGlyphId(code), place * 2);
  return PdfString.fromBytes(bytes);
}

function drawLines(font: EmbeddedFont, { width, height }: BlockSize, lines: readonly BlockLine[]): Operators {
  const room = width - 2 * padding;
  let top = (height + lines.reduce((sum, { size }) => sum + size * leading, 0)) / 2;
  return lines.flatMap(({ text, size }) => {
    top -= size * leading;
    const fitted = Math.min(size, (size * room) / measureText(text, font, size));
    const left = (width - measureText(text, font, fitted)) / 2;
    return [
      ops.setFont('/F', fitted),
      ops.setTextMatrix(1, 0, 0, 1, left, top + size * descent),
      ops.showText(glyphsOf(font, text)),
    ];
  });
}

/** The look of a signature: lines in the middle of a thin frame, in black. A line that is too long is set smaller. */
export function drawSignatureBlock(pdf: PDF, size: BlockSize, lines: readonly BlockLine[]): PdfRef {
  const font = pdf.embedFont(readFileSync(fontFile));
  const fontRef = pdf.getFontRef(font);
  if (!fontRef) throw new Error('an embedded font has a reference');
  const look = pdf.createFormXObject({
    bbox: { x: 0, y: 0, ...size },
    operators: [
      ops.setLineWidth(0.5),
      ops.rectangle(0.25, 0.25, size.width - 0.5, size.height - 0.5),
      ops.stroke(),
      ops.beginText(),
      ...drawLines(font, size, lines),
      ops.endText(),
    ],
  });
  const stream = pdf.getObject(look.ref);
  if (!(stream instanceof PdfStream)) throw new Error('a form is a stream');
  stream.set('Resources', PdfDict.of({ Font: PdfDict.of({ F: fontRef }) }));
  return look.ref;
}
