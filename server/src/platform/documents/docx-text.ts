import sax from 'sax';

const NAMESPACES = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];

/** Elements that are skipped: duplicates for older readers, and deleted or moved text. */
const passedOver = new Set(['mc:Fallback', 'del', 'moveFrom']);
const deepest = 256;

/** Takes the XML of a Word document piece by piece; `text` is what was read so far. Throws where the XML is broken. */
export interface DocxText {
  write(xml: string): void;
  end(): void;
  readonly text: string;
}

/**
 * The text of `word/document.xml`: a line for each paragraph and line break, tabs as such, a row of a table on one
 * line with a tab between its cells, list items behind `- `. Strict XML without a document type: no entities.
 */
export function docxText(): DocxText {
  const reader = new Reader();
  const xml = sax.parser(true);
  listen(xml, reader);
  return {
    write: (piece) => void xml.write(piece),
    end: () => {
      xml.close();
      if (!reader.begun) throw new Error('not a Word document');
    },
    get text() {
      return reader.text;
    },
  };
}

function listen(xml: sax.SAXParser, reader: Reader): void {
  xml.onerror = (error) => {
    throw error;
  };
  xml.ondoctype = () => {
    throw new Error('a Word document declares no document type');
  };
  xml.onopentag = ({ name, attributes }) => reader.open(name, attributes);
  xml.onclosetag = (name) => reader.close(name);
  xml.ontext = (text) => reader.say(text);
  xml.oncdata = (text) => reader.say(text);
}

class Reader {
  text = '';
  begun = false;
  private prefix = '';
  private depth = 0;
  private skippedAt: number | null = null;
  private inWords = false;
  private cells = 0;

  open(name: string, attributes: Readonly<Record<string, unknown>>): void {
    if (this.depth === 0) this.begin(attributes);
    this.depth += 1;
    if (this.depth > deepest) throw new Error('nested too deeply');
    if (this.skippedAt !== null) return;
    const local = this.localOf(name);
    if (passedOver.has(local ?? name)) this.skippedAt = this.depth;
    else if (local === 't') this.inWords = true;
    else if (local === 'tab' && this.text !== '') this.text += '\t';
    else if (local === 'br' || local === 'cr') this.text += '\n';
    else if (local === 'noBreakHyphen') this.text += '-';
    else if (local === 'numPr' && this.atLineStart()) this.text += '- ';
    else if (local === 'tc') this.cells += 1;
  }

  close(name: string): void {
    const local = this.localOf(name);
    if (this.skippedAt === null) this.end(local);
    else if (this.skippedAt === this.depth) this.skippedAt = null;
    this.depth -= 1;
  }

  say(text: string): void {
    if (this.inWords && this.skippedAt === null) this.text += text;
  }

  private end(local: string | null): void {
    if (local === 't') this.inWords = false;
    else if (local === 'p') this.text += this.cells > 0 ? ' ' : '\n';
    else if (local === 'tr') this.text += '\n';
    else if (local === 'tc') {
      this.cells -= 1;
      this.text += '\t';
    }
  }

  private begin(attributes: Readonly<Record<string, unknown>>): void {
    const declared = Object.entries(attributes).find(([, value]) =>
      NAMESPACES.some((space) => space === value),
    );
    if (!declared) throw new Error('not a Word document');
    this.begun = true;
    this.prefix = declared[0] === 'xmlns' ? '' : `${declared[0].replace(/^xmlns:/, '')}:`;
  }

  /** The name of a tag of Word's own namespace. */
  private localOf(name: string): string | null {
    return name.startsWith(this.prefix) ? name.slice(this.prefix.length) : null;
  }

  private atLineStart(): boolean {
    const last = this.text.at(-1);
    return last === undefined || last === '\n' || last === '\t' || last === ' ';
  }
}
