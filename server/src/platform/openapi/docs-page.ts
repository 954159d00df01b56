import { createHash } from 'node:crypto';
import type { ApiDocument, Media, Operation, Parameter } from './api-document.ts';
import { docsStyle } from './docs-style.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** The page's own policy: its one style sheet and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** Marks `code` as code. */
const coded = (line: string): string => escaped(line).replace(/`([^`]+)`/g, '<code>$1</code>');

const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((line) => `<p>${coded(line)}</p>`)
    .join('');

/** A pattern beside a format says the same at great length. */
const withoutPattern = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value ? { ...value, pattern: undefined } : value;

const schemaReference = /&quot;#\/components\/schemas\/(\w+)&quot;/g;

/** A schema as JSON, in which the name of another one links to it. */
const schemaText = (schema: unknown, indent?: number): string =>
  escaped(JSON.stringify(schema, withoutPattern, indent)).replace(
    schemaReference,
    '<a href="#schema-$1">$1</a>',
  );

const block = (content: string): string => `<pre tabindex="0">${content}</pre>`;

const parameterRow = ({ name, in: place, required, description, schema, example }: Parameter): string => `<tr>
<td><code>${escaped(name)}</code></td><td>${place}${required ? ', required' : ''}</td>
<td>${coded(description ?? '')} <code>${schemaText(schema)}</code></td><td><code>${escaped(String(example))}</code></td></tr>`;

const parametersTable = (parameters: readonly Parameter[]): string =>
  parameters.length === 0
    ? ''
    : `<h4>Parameters</h4><table><thead><tr><th>Name</th><th>In</th><th>Description</th><th>Example</th></tr></thead>
<tbody>${parameters.map(parameterRow).join('')}</tbody></table>`;

const bodyParts = (title: string, content: Readonly<Record<string, Media>>): string =>
  Object.entries(content)
    .map(([type, { schema, example }]) => {
      const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
      return `<h4>${title} (${escaped(type)})</h4>${block(escaped(text))}
<details class="schema"><summary>Schema</summary>${block(schemaText(schema, 2))}</details>`;
    })
    .join('');

const refusalItems = (refused: Operation['responses']): string =>
  Object.entries(refused)
    .flatMap(([status, { description }]) =>
      description.split('\n\n').map((line) => `<li>${status} ${coded(line)}</li>`),
    )
    .join('');

function section(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const { 200: done, ...refused } = responses;
  return `<details id="${operationId}"><summary><code><b>${method.toUpperCase()}</b> ${escaped(path)}</code> <span>${escaped(summary)}</span></summary>
${paragraphs(description)}${parametersTable(parameters)}${requestBody ? bodyParts('Request body', requestBody.content) : ''}
${bodyParts('Reply', done?.content ?? {})}
<details class="schema"><summary>Refusals</summary><ul lang="vi">${refusalItems(refused)}</ul></details></details>`;
}

const schemaSection = ([name, schema]: readonly [string, unknown]): string =>
  `<details><summary><code>${name}</code></summary><div id="schema-${name}">${block(schemaText(schema, 2))}</div></details>`;

/** The document as a plain page: no script, no outside host. */
export function docsPage({ info, paths, tags, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const links = tags.map(({ name }) => `<li><a href="#tag-${name}">${name}</a></li>`).join('');
  const groups = tags.map(({ name, description }) => {
    const sections = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ method, path, operation }) => section(method, path, operation));
    return `<h2 id="tag-${name}">${name}</h2><p>${escaped(description)}.</p>${sections.join('')}`;
  });
  const schemas = Object.entries(components.schemas).map(schemaSection);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · Họp Gọn</title><style>${docsStyle}</style></head><body><main><h1>Họp Gọn API</h1>
${paragraphs(String(info.description))}<p>For machines: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Groups of calls"><ul>${links}<li><a href="#schemas">Schemas</a></li></ul></nav>${groups.join('')}
<h2 id="schemas">Schemas</h2>${schemas.join('')}</main></body></html>`;
}
