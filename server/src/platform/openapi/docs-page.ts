import { createHash } from 'node:crypto';
import type { ApiDocument, Media, Operation, Parameter } from './api-document.ts';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const style = `
:root{color-scheme:light dark}
body{font:15px/24px system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{font-size:20px;line-height:28px;margin:2rem 0 .5rem}
details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem 0}
summary{cursor:pointer}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0}
summary{overflow-wrap:anywhere}
code,pre{font:13px/20px ui-monospace,monospace}
pre{overflow-x:auto;padding:.75rem;background:color-mix(in srgb,currentColor 6%,transparent);border-radius:8px}
`;

/** The page's own policy: its one style sheet and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const place = /&quot;#\/components\/schemas\/(\w+)&quot;/g;

/** A value as it is written, in which the name of a schema leads to it. */
const block = (title: string, value: unknown): string => {
  const text = escaped(JSON.stringify(value, null, 2)).replace(place, '<a href="#schema-$1">$1</a>');
  return `<h4>${title}</h4><pre tabindex="0">${text}</pre>`;
};

const parameterRow = ({ name, in: where, required, description, schema, example }: Parameter): string => `<tr>
<td><code>${escaped(name)}</code></td><td>${placeNames[where]}${required ? ', bắt buộc' : ''}</td>
<td>${escaped(description ?? '')} <code>${escaped(JSON.stringify(schema))}</code></td><td><code>${escaped(String(example))}</code></td></tr>`;

const placeNames = { path: 'đường dẫn', query: 'truy vấn', header: 'tiêu đề' } as const;

const parametersTable = (parameters: readonly Parameter[]): string =>
  parameters.length === 0
    ? ''
    : `<h4>Tham số</h4><table><thead><tr><th>Tên</th><th>Ở đâu</th><th>Là gì</th><th>Ví dụ</th></tr></thead>
<tbody>${parameters.map(parameterRow).join('')}</tbody></table>`;

const contents = (title: string, content: Readonly<Record<string, Media>>): string =>
  Object.entries(content)
    .map(([type, { schema, example }]) => {
      const shown =
        typeof example === 'string' ? fileExample(type, example) : block(`Ví dụ (${type})`, example);
      return `${block(`${title} (${type})`, schema)}${shown}`;
    })
    .join('');

const fileExample = (type: string, text: string): string =>
  `<h4>Ví dụ (${type})</h4><pre tabindex="0">${escaped(text)}</pre>`;

function section(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const { 200: done, ...refused } = responses;
  const refusals = Object.entries(refused)
    .flatMap(([status, refusal]) =>
      refusal.description.split('\n\n').map((line) => `<li>${status} ${coded(line)}</li>`),
    )
    .join('');
  return `<details id="${operationId}"><summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(summary)}</summary>
<p>${escaped(description)}</p>
${parametersTable(parameters)}${requestBody ? contents('Nội dung gửi', requestBody.content) : ''}
<p>${escaped(done?.description ?? '')}</p>${contents('Kết quả', done?.content ?? {})}
<h4>Từ chối</h4><ul>${refusals}</ul></details>`;
}

/** Marks `code` as code. */
const coded = (line: string): string => escaped(line).replace(/`([^`]+)`/g, '<code>$1</code>');

const schemaSection = ([name, schema]: readonly [string, unknown]): string =>
  `<details><summary><code>${name}</code></summary><div id="schema-${name}">${block(name, schema)}</div></details>`;

/** The document as a plain page: no script, no outside host. */
export function docsPage({ paths, tags, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const body = tags.map(({ name }) => {
    const sections = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ method, path, operation }) => section(method, path, operation));
    return `<h2>${escaped(name)}</h2>${sections.join('')}`;
  });
  const schemas = Object.entries(components.schemas).map(schemaSection);
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · Họp Gọn</title><style>${style}</style></head><body><main><h1>API Họp Gọn</h1>
<p>Bản máy đọc được: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>${body.join('')}
<h2 id="schemas">Kiểu dữ liệu</h2>${schemas.join('')}</main></body></html>`;
}
