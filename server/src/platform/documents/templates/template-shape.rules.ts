/** The places a template may have: fields, and lists whose fields stand in each of their rows. */
export interface TemplateShape {
  readonly fields: readonly string[];
  readonly lists: readonly (TemplateShape & { readonly name: string })[];
}

/** What is written into the places, by their names. */
export interface TemplateRow {
  readonly [name: string]: string | readonly TemplateRow[];
}

/** Something about the places that keeps a template from being filled. */
export interface TemplateFault {
  readonly fault:
    | 'unclosed-mark'
    | 'unopened-mark'
    | 'unclosed-list'
    | 'unopened-list'
    | 'crossed-lists'
    | 'outside-list'
    | 'not-here'
    | 'sign'
    | 'too-many'
    | 'unreadable';
  /** The place as it is written; '' where none is to blame. */
  readonly written: string;
  /** The list it belongs to; '' where that is not what is wrong. */
  readonly list: string;
}

export interface TemplateFindings {
  /** Places found, by their proper names, each once. */
  readonly known: readonly string[];
  /** Names that no place has, as they are written, and the one that was probably meant. */
  readonly unknown: readonly { readonly written: string; readonly near: string | null }[];
  readonly faults: readonly TemplateFault[];
}

/** `{{#Có việc cần làm}}`: whether a list has rows. */
export const conditionOf = (list: string): string =>
  `Có ${list.charAt(0).toLocaleLowerCase('vi')}${list.slice(1)}`;
