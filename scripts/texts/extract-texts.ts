import { parseSync, Visitor } from 'oxc-parser';

export interface ShownText {
  readonly line: number;
  readonly text: string;
}

/** A letter only Vietnamese has, or two words of which the first is written as a sentence begins. */
const vietnamese = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu;
/** Short words without a mark, as buttons and tabs carry them. */
const plainLabel = /^[A-Z][a-z]+(?: [a-z]+){0,3}[.:…]?$/u;

/**
 * The texts a source file may show a person, in order: string literals, template texts (a placeholder reads `{…}`) and text
 * between tags. Texts without a Vietnamese letter count only between tags. Throws a SyntaxError for a file that does not parse.
 */
export function extractTexts(file: string, source: string): ShownText[] {
  const { program, errors } = parseSync(file, source);
  const [broken] = errors;
  if (broken) throw new SyntaxError(`${file}: ${broken.message}`);
  const found: (ShownText & { readonly start: number })[] = [];
  const add = (text: string, start: number, mayBePlain = false) => {
    const clean = text.replace(/\s+/gu, ' ').trim();
    if (!vietnamese.test(clean) && !(mayBePlain && plainLabel.test(clean))) return;
    found.push({ line: source.slice(0, start).split('\n').length, text: clean, start });
  };
  new Visitor({
    Literal: ({ value, start }) => typeof value === 'string' && add(value, start),
    TemplateLiteral: ({ quasis, start }) =>
      add(quasis.map(({ value }) => value.cooked ?? value.raw).join('{…}'), start),
    JSXText: ({ value, start }) => add(value, start, true),
  }).visit(program);
  return found.sort((left, right) => left.start - right.start).map(({ line, text }) => ({ line, text }));
}
