import { getDocumentProxy } from 'unpdf';

/** Words of a PDF that stand together. */
export interface PdfPiece {
  readonly page: number;
  readonly text: string;
  readonly size: number;
  readonly font: string;
  readonly left: number;
  readonly right: number;
  /** Of the baseline, from the top of the page. */
  readonly top: number;
}

/** Where everything stands in a PDF, in points. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pages: { width: number; height: number }[]; pieces: PdfPiece[] }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: { width: number; height: number }[] = [];
  const pieces: PdfPiece[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ width, height });
    // Fonts are known once the page was read for drawing.
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size = 0, left = 0, base = 0] = item.transform;
      const { name: font } = page.commonObjs.get(item.fontName);
      pieces.push({
        ...{ page: number, text: item.str, size, font, left },
        ...{ right: left + item.width, top: height - base },
      });
    }
  }
  return { pages, pieces };
}

/** The words of word/document.xml, in their order. */
export const wordsOfDocx = (xml: string): string =>
  xml
    .replace(/<w:br\/>|<\/w:p>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
