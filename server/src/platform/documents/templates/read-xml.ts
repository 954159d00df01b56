import sax from 'sax';
import { TemplateRefused } from './template-refused.rules.ts';

const deepest = 256;
const mostElements = 300_000;

export interface XmlElement {
  /** Of its namespace, in its short form where it is one of Word's. */
  readonly space: string;
  readonly local: string;
  /** By local name, whatever their namespace. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface XmlListener {
  readonly onOpen: (element: XmlElement) => void;
  readonly onClose?: (element: Pick<XmlElement, 'space' | 'local'>) => void;
  readonly onText?: (text: string) => void;
}

/** Strict documents of Word name their namespaces otherwise. */
const wordSpaces = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];

const shortSpace = (uri: string): string => (wordSpaces.includes(uri) ? 'w' : uri);

/**
 * Reads a part that is XML: UTF-8, well-formed, without a document type and so without entities, neither deep nor long.
 * Throws TemplateRefused.
 */
export function readXml(bytes: Uint8Array, listener: XmlListener): void {
  try {
    listen(new TextDecoder('utf-8', { fatal: true }).decode(bytes), listener);
  } catch (error) {
    throw error instanceof TemplateRefused ? error : new TemplateRefused('broken');
  }
}

function listen(text: string, { onOpen, onClose, onText }: XmlListener): void {
  const xml = sax.parser(true, { xmlns: true });
  let depth = 0;
  let elements = 0;
  xml.onerror = (error) => {
    throw error;
  };
  xml.ondoctype = () => {
    throw new TemplateRefused('broken');
  };
  xml.onopentag = (tag) => {
    depth += 1;
    elements += 1;
    if (depth > deepest || elements > mostElements) throw new TemplateRefused('too-large');
    onOpen(elementOf(tag));
  };
  xml.onclosetag = () => {
    depth -= 1;
    if (isQualified(xml.tag)) onClose?.({ space: shortSpace(xml.tag.uri), local: xml.tag.local });
  };
  xml.ontext = (said) => onText?.(said);
  xml.oncdata = (said) => onText?.(said);
  xml.write(text).close();
}

const isQualified = (tag: sax.Tag | sax.QualifiedTag): tag is sax.QualifiedTag => 'uri' in tag;

function elementOf(tag: sax.Tag | sax.QualifiedTag): XmlElement {
  if (!isQualified(tag)) throw new Error('the parser resolves namespaces');
  const attributes = Object.values(tag.attributes).map(({ local, value }) => [local, value] as const);
  return { space: shortSpace(tag.uri), local: tag.local, attributes: Object.fromEntries(attributes) };
}
