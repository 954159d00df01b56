import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import type { Parts } from './open-package.ts';
import { isInCapitals, placeKey } from './place-key.rules.ts';
import type { TemplateFault } from './template-shape.rules.ts';

/** A piece of a compiled part, as docxtemplater has them. */
export interface TemplatePiece {
  readonly type: string;
  readonly value: string;
  readonly module?: string;
  readonly inverted?: boolean;
  /** As it is written between the marks. */
  readonly raw?: string;
  readonly subparsed?: readonly TemplatePiece[];
}

export interface Compiled {
  readonly document: Docxtemplater<PizZip>;
  /** The pieces of each part that has places. */
  readonly pieces: readonly (readonly TemplatePiece[])[];
}

/** What `{{place}}` says: only own values of rows that `foldRow` made, never an expression. */
function valueIn(scope: unknown, key: string, inCapitals: boolean): unknown {
  if (typeof scope !== 'object' || scope === null || !Object.hasOwn(scope, key)) return undefined;
  const value: unknown = Reflect.get(scope, key);
  return typeof value === 'string' && inCapitals ? value.toLocaleUpperCase('vi') : value;
}

/** Compiles the marks of a template that `openTemplatePackage` opened. Their faults are returned. */
export function compileTemplate(parts: Parts): Compiled | readonly TemplateFault[] {
  const zip = new PizZip();
  for (const [name, content] of parts) zip.file(name, content);
  const pieces = new Map<string, readonly TemplatePiece[]>();
  const reader = {
    name: 'PieceReader',
    part: '',
    set({ inspect }: { inspect?: { filePath?: string; postparsed?: readonly TemplatePiece[] } }) {
      if (inspect?.filePath !== undefined) this.part = inspect.filePath;
      if (inspect?.postparsed) pieces.set(this.part, inspect.postparsed);
    },
  };
  try {
    const document = new Docxtemplater(zip, {
      delimiters: { start: '{{', end: '}}' },
      paragraphLoop: true,
      linebreaks: true,
      errorLogging: false,
      stripInvalidXMLChars: true,
      syntax: { changeDelimiterPrefix: null },
      nullGetter: () => '',
      parser: (tag) => {
        const [key, inCapitals] = [placeKey(tag), isInCapitals(tag)];
        return { get: (scope) => valueIn(scope, key, inCapitals) };
      },
      modules: [reader],
    });
    return { document, pieces: [...pieces.values()] };
  } catch (error) {
    return faultsOf(error);
  }
}

const faultNames: Readonly<Record<string, TemplateFault['fault']>> = {
  unclosed_tag: 'unclosed-mark',
  duplicate_open_tag: 'unclosed-mark',
  unopened_tag: 'unopened-mark',
  duplicate_close_tag: 'unopened-mark',
  unclosed_loop: 'unclosed-list',
  unopened_loop: 'unopened-list',
  closing_tag_does_not_match_opening_tag: 'crossed-lists',
  unbalanced_loop_tags: 'crossed-lists',
  loop_position_invalid: 'crossed-lists',
  no_xml_tag_found_at_left: 'crossed-lists',
  no_xml_tag_found_at_right: 'crossed-lists',
  raw_tag_outerxml_invalid: 'sign',
  raw_xml_tag_should_be_only_text_in_paragraph: 'sign',
};

interface Problem {
  readonly properties?: {
    readonly id?: string;
    readonly xtag?: string;
    readonly openingtag?: string;
    readonly closingtag?: string;
    readonly errors?: readonly Problem[];
  };
}

/** What docxtemplater throws: one problem or many. Anything else means that it cannot read the text. */
function faultsOf(error: unknown): readonly TemplateFault[] {
  const problem: Problem = typeof error === 'object' && error !== null ? error : {};
  const all = (problem.properties?.errors ?? [problem]).slice(0, 50);
  const faults = all.map(({ properties = {} }) => ({
    fault: faultNames[properties.id ?? ''] ?? ('unreadable' as const),
    written: (properties.openingtag ?? properties.xtag ?? '').slice(0, 100),
    list: (properties.closingtag ?? '').slice(0, 100),
  }));
  const isNew = ({ fault, written }: TemplateFault, place: number): boolean =>
    faults.findIndex((other) => other.fault === fault && other.written === written) === place;
  return faults.filter(isNew);
}
