import { basename } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { chainOf, textOf } from '../coverage/read-tests.ts';

/** Words of the private dialect, with the plain ones to write instead. They are refused in comments, API texts, test titles and names. */
const plainWords: readonly (readonly [RegExp, string])[] = [
  [/\b(whoever|whomever|whosoever|whatsoever)\b/i, 'anyone who, the person who'],
  [/\b(anew|afresh)\b/i, 'again'],
  [/\bdeeds?\b/i, 'act, action, change'],
  [/\b(un)?heard\b|\bhear(s|ing|ers?)?\b/i, 'is notified, receives, knows'],
  [/\b(un)?told\b|\btell(s|ing|ers?)?\b/i, 'say, report, notify, distinguish'],
  [/\b(of|for|by|to|with|from) one['’]s own\b/i, 'its own, your own'],
  [/\b(what|whatever|which|all that) (comes?|came) (of|to)\b|\bwhat be(comes|came) of\b/i, 'the result of'],
  [/\b(comes?|came) to (the same|nothing)\b/i, 'equals, fails'],
  [/\bgiv(e|es|en|ing) way\b|\bgave way\b/i, 'yield, replace'],
  [/\bhand(s|ed|ing)? in\b/i, 'submit, upload'],
  [/\bbrought[ -](along|to)\b/i, 'carried, given'],
  [/\b(take[sn]?|took) back\b/i, 'undo, withdraw, refund'],
  [/\b(whence|thence|hither|betwixt|nought|shan['’]t|amid)\b/i, 'a word of today'],
];

/** Quotations keep their words: they are not the author's. */
const quotation = /"[^"\n]*"|“[^”]*”|„[^“]*“|`[^`]*`|(?<!\w)'[^'\n]*'(?!\w)|‘[^’]*’(?!\w)/g;

/** A comment wrapped over several lines is checked as one. */
const unwrap = (comment: string): string => comment.replace(/\s*\n\s*\*?\s*/g, ' ');

/** `tellFound`, `tell-found` and `TELL_FOUND` all read "tell found". */
const splitName = (name: string): string =>
  name.replace(/[-_.]+/g, ' ').replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2');

/** Properties and files whose texts the documentation of the API prints. */
const apiTexts = /^(summary|description|meaning)$/;
const apiTextFiles = /^(contract\/src\/route|server\/src\/platform\/openapi\/tag-texts)\.ts$/;

/** Dialect words in a source's comments, test titles, API texts, names and file name: one line for each. */
export function findDialect(path: string, source: string): string[] {
  const { program, module, comments, errors } = parseSync(path, source);
  const [broken] = errors;
  if (broken) throw new SyntaxError(`${path}: ${broken.message}`);
  const found: string[] = [];
  const check = (offset: number, what: string, text: string) => {
    for (const [pattern, plain] of plainWords) {
      const [word] = text.match(pattern) ?? [];
      if (word === undefined) continue;
      found.push(`${path}:${source.slice(0, offset).split('\n').length}: "${word}" in ${what} (${plain})`);
    }
  };
  check(0, 'the name of the file', splitName(basename(path)));
  for (const { value, start } of comments) check(start, 'a comment', unwrap(value).replace(quotation, '""'));
  for (const { entries, start } of module.staticExports)
    for (const { exportName } of entries) check(start, 'an exported name', splitName(exportName.name ?? ''));
  const checkName = (
    node: { readonly type: string; readonly name?: unknown; readonly start: number } | null,
  ) => {
    if (node?.type === 'Identifier') check(node.start, 'a name', splitName(String(node.name)));
  };
  new Visitor({
    VariableDeclarator: ({ id }) => checkName(id),
    TSPropertySignature: ({ key }) => checkName(key),
    TSInterfaceDeclaration: ({ id }) => checkName(id),
    TSTypeAliasDeclaration: ({ id }) => checkName(id),
    FunctionDeclaration({ id, params }) {
      checkName(id);
      for (const param of params) checkName(param);
    },
    ArrowFunctionExpression({ params }) {
      for (const param of params) checkName(param);
    },
    Property({ key, value, start }) {
      const isApiText = apiTextFiles.test(path) || (key.type === 'Identifier' && apiTexts.test(key.name));
      const isText = value.type === 'Literal' || value.type === 'TemplateLiteral';
      const text = isApiText && isText ? textOf(value) : null;
      if (text) check(start, 'a text of the API', text.replace(quotation, '""'));
    },
    CallExpression({ callee, arguments: [title], start }) {
      const isTest = ['test', 'it', 'describe'].includes(chainOf(callee)[0] ?? '');
      const text = isTest && title ? textOf(title) : null;
      if (text) check(start, 'a test title', text.replace(quotation, '""'));
    },
  }).visit(program);
  return found;
}
