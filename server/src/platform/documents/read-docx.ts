import { Unzip, UnzipInflate } from 'fflate';
import { type DocxText, docxText } from './docx-text.ts';

const body = 'word/document.xml';
/** Bytes of the archive read at a time: deflate bounds their expansion to a thousandfold. */
const step = 4096;
/** Bytes of XML for each character of text that is allowed: Word writes ten or twenty. */
const mostXmlPerCharacter = 32;

/**
 * The text of a Word document; null when the bytes are none. Reads piece by piece and stops after `mostText`
 * characters, so that a zip bomb cannot fill the memory.
 */
export function readDocx(bytes: Uint8Array, mostText: number): string | null {
  const words = docxText();
  const page = new Page(words, mostText);
  const zip = new Unzip((file) => {
    if (file.name !== body || page.state !== 'awaited') return;
    page.state = 'open';
    file.ondata = (error, piece, final) => page.take(error, piece, final);
    file.start();
  });
  zip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && page.isWanted; at += step)
      zip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch {
    return page.state === 'read' ? words.text : null;
  }
  return page.state === 'read' || page.state === 'cut' ? words.text : null;
}

class Page {
  state: 'awaited' | 'open' | 'read' | 'cut' | 'broken' = 'awaited';
  private size = 0;
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private readonly words: DocxText;
  private readonly mostText: number;

  constructor(words: DocxText, mostText: number) {
    this.words = words;
    this.mostText = mostText;
  }

  get isWanted(): boolean {
    return this.state === 'awaited' || this.state === 'open';
  }

  take(error: Error | null, piece: Uint8Array | null, final: boolean): void {
    if (this.state !== 'open') return;
    try {
      if (error) throw error;
      this.read(piece ?? new Uint8Array(0), final);
    } catch {
      this.state = 'broken';
    }
  }

  private read(piece: Uint8Array, final: boolean): void {
    this.size += piece.length;
    if (this.size > this.mostText * mostXmlPerCharacter) throw new Error('unpacks to too much');
    this.words.write(this.decoder.decode(piece, { stream: !final }));
    if (this.words.text.length > this.mostText) this.state = 'cut';
    else if (final) {
      this.words.end();
      this.state = 'read';
    }
  }
}
