import {
  dotxType,
  isHarmlessBinary,
  isMacroType,
  isXmlType,
  mainType,
  relationshipsType,
} from './content-types.rules.ts';
import { fieldObjection, isPlainAddress } from './field-names.rules.ts';
import { openPackage, type Parts } from './open-package.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { TemplateRefused } from './template-refused.rules.ts';

const typesPart = '[Content_Types].xml';

/** Elements that bring in other files or run something. */
const activeElements = new Set(['altChunk', 'object', 'control', 'subDoc', 'mailMerge']);
const isActive = (space: string, local: string): boolean =>
  local === 'OLEObject' || (space === 'w' && activeElements.has(local));

/** Relationships whose target Word opens or runs beside the text. */
const activeRelationships =
  /\/(?:aFChunk|oleObject|package|subDocument|vbaProject|control|activeX\w*|frame|attachedToolbars|keyMapCustomizations|mailMerge\w*|recipientData|transform)$/i;

/** Left out without harm: the Word template a document was made from, and its picture for folders. */
const needlessRelationship = /\/(?:attachedTemplate|thumbnail)$/;
const needlessPart = /^docProps\/thumbnail\.\w+$/;

/**
 * The parts of a Word document that holds nothing but text, styles, lists, fonts and pictures: no macro, no embedded or
 * linked file, no field that fetches. Throws TemplateRefused.
 */
export function openTemplatePackage(bytes: Uint8Array): Parts {
  const parts = new Map([...openPackage(bytes)].filter(([name]) => !needlessPart.test(name)));
  const typeOf = readContentTypes(parts);
  for (const [name, content] of parts) {
    if (name === typesPart) continue;
    const type = typeOf(name);
    if (type === relationshipsType) parts.set(name, checkRelationships(name, content));
    else if (isXmlType(type)) checkXml(content);
    else if (!isHarmlessBinary(type, content))
      throw new TemplateRefused(isMacroType(type) ? 'macros' : 'part', name);
  }
  unlinkWordTemplate(parts);
  return parts;
}

/** Of each part by its own name, else by the end of its name. */
function readContentTypes(parts: Parts): (name: string) => string {
  const content = parts.get(typesPart);
  if (!content) throw new TemplateRefused('not-word');
  const byName = new Map<string, string>();
  const byEnding = new Map<string, string>();
  readXml(content, {
    onOpen: ({ local, attributes }) => {
      const { ContentType: type = '', PartName: name = '', Extension: ending = '' } = attributes;
      if (local === 'Override') byName.set(name.replace(/^\//, '').toLowerCase(), type);
      if (local === 'Default') byEnding.set(ending.toLowerCase(), type);
    },
  });
  const types = new Set([...byName.values(), ...byEnding.values()]);
  if ([...types].some(isMacroType)) throw new TemplateRefused('macros');
  if (types.has(dotxType)) throw new TemplateRefused('word-template');
  if (!types.has(mainType) || !parts.has('word/document.xml')) throw new TemplateRefused('not-word');
  return (name) => {
    const folded = name.toLowerCase();
    return byName.get(folded) ?? byEnding.get(folded.slice(folded.lastIndexOf('.') + 1)) ?? '';
  };
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The relationships of a part that are needed. */
function checkRelationships(name: string, content: Uint8Array): Uint8Array {
  let hasNeedless = false;
  readXml(content, {
    onOpen: ({ local, attributes: { Type: type = '', Target: target = '', TargetMode: mode = '' } }) => {
      if (local !== 'Relationship') return;
      if (needlessRelationship.test(type)) hasNeedless = true;
      else if (activeRelationships.test(type)) throw new TemplateRefused('part', `${name}: ${target}`);
      else if (mode !== '' && mode !== 'Internal') checkLink(type, target);
    },
  });
  if (!hasNeedless) return content;
  const needed = decode(content).replace(
    /<Relationship\b[^>]*\/(?:attachedTemplate|thumbnail)["'][^>]*?(?:\/>|>\s*<\/Relationship>)/g,
    '',
  );
  if (needed.includes('attachedTemplate') || needed.includes('/thumbnail'))
    throw new TemplateRefused('link', name);
  return Buffer.from(needed);
}

function checkLink(type: string, target: string): void {
  if (!type.endsWith('/hyperlink') || !isPlainAddress(target))
    throw new TemplateRefused('link', target.slice(0, 100));
}

/** The settings name the Word template by the relationship that was left out. */
function unlinkWordTemplate(parts: Parts): void {
  for (const [name, content] of parts) {
    if (!name.endsWith('ettings.xml')) continue;
    const text = decode(content);
    if (!text.includes('attachedTemplate')) continue;
    const unlinked = text.replace(/<\w+:attachedTemplate\b[^>]*(?:\/>|><\/\w+:attachedTemplate>)/g, '');
    if (unlinked.includes('attachedTemplate')) throw new TemplateRefused('link', name);
    parts.set(name, Buffer.from(unlinked));
  }
}

/** A part that is XML, with its fields. */
function checkXml(content: Uint8Array): void {
  const fields = new FieldReader();
  readXml(content, {
    onOpen: (element) => {
      if (isActive(element.space, element.local)) throw new TemplateRefused('part', element.local);
      if (element.space === 'w') fields.open(element);
    },
    onClose: ({ space, local }) => {
      if (space === 'w') fields.close(local);
    },
    onText: (text) => fields.read(text),
  });
  fields.end();
}

const isInstruction = (local: string): boolean => local === 'instrText' || local === 'delInstrText';

/** Fields in the order of the text; the instruction of one may be split, and hold other fields. */
class FieldReader {
  readonly #open: { instruction: string; isOver: boolean }[] = [];
  #isInInstruction = false;

  open({ local, attributes }: XmlElement): void {
    if (isInstruction(local)) this.#isInInstruction = true;
    if (local === 'fldSimple') checkField(attributes.instr ?? '');
    if (local === 'fldChar') this.#mark(attributes.fldCharType ?? '');
  }

  close(local: string): void {
    if (isInstruction(local)) this.#isInInstruction = false;
  }

  read(text: string): void {
    if (!this.#isInInstruction) return;
    const field = this.#open.at(-1);
    // Words of an instruction outside of any field would belong to one that was begun elsewhere.
    if (field && !field.isOver) field.instruction += text;
    else if (text.trim() !== '') throw new TemplateRefused('field', text.trim().slice(0, 40));
  }

  end(): void {
    for (const { instruction } of this.#open) checkField(instruction);
  }

  #mark(mark: string): void {
    const field = this.#open.at(-1);
    if (mark === 'begin') this.#open.push({ instruction: '', isOver: false });
    if (mark === 'separate' && field) field.isOver = true;
    if (mark === 'end' && field) checkField(this.#open.pop()?.instruction ?? '');
  }
}

function checkField(instruction: string): void {
  const objection = fieldObjection(instruction);
  if (objection !== null) throw new TemplateRefused('field', objection.slice(0, 100));
}
