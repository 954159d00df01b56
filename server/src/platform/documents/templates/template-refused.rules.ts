/**
 * Why a file is no template that may be filled. `detail` of it: the name of the part, field, address or so; '' where
 * there is none.
 */
export type TemplateRefusal =
  | 'not-word'
  | 'old-word'
  | 'word-template'
  | 'macros'
  | 'too-large'
  | 'broken'
  | 'part'
  | 'link'
  | 'field';

export class TemplateRefused extends Error {
  readonly reason: TemplateRefusal;
  readonly detail: string;

  constructor(reason: TemplateRefusal, detail = '') {
    super(`the template is refused: ${reason}${detail && ` (${detail})`}`);
    this.name = 'TemplateRefused';
    this.reason = reason;
    this.detail = detail;
  }
}
