import { createHash } from 'node:crypto';
import { allRoutes, type NamedRoute } from '@hopgon/contract/all-routes';
import { failureMessage } from '@hopgon/contract/failure';
import { failureStatus } from '@hopgon/contract/failure-codes';
import { accessLevels } from '@hopgon/contract/route';
import { z } from 'zod';

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
code,pre{font:13px/20px ui-monospace,monospace}
pre{overflow-x:auto;padding:.75rem;background:color-mix(in srgb,currentColor 6%,transparent);border-radius:8px}
`;

/** The page's own policy: its one style sheet and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

const block = (title: string, type: z.ZodType | undefined, io: 'input' | 'output'): string => {
  if (!type) return '';
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return `<h4>${title}</h4><pre tabindex="0">${escaped(JSON.stringify(schema, null, 2))}</pre>`;
};

function section({ name, route }: NamedRoute): string {
  const refusals = route.failures
    .map((code) => `<li><code>${failureStatus[code]} ${code}</code> ${escaped(failureMessage(code))}</li>`)
    .join('');
  return `<details id="${name}"><summary><code>${route.method} ${escaped(route.path)}</code> ${escaped(route.summary)}</summary>
<p>Quyền gọi: ${escaped(accessLevels[route.access])}.</p>
${block('Tham số đường dẫn', route.params, 'input')}${block('Tham số truy vấn', route.query, 'input')}${block('Nội dung gửi', route.body, 'input')}${block('Kết quả', route.reply, 'output')}
${refusals ? `<h4>Từ chối</h4><ul>${refusals}</ul>` : ''}</details>`;
}

/** The API described as a plain page: no script, no outside host. */
export function docsPage(): string {
  const domains = Map.groupBy(allRoutes, (named) => named.domain);
  const body = [...domains].map(
    ([domain, routes]) => `<h2>${escaped(domain)}</h2>${routes.map(section).join('')}`,
  );
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · Họp Gọn</title><style>${style}</style></head><body><main><h1>API Họp Gọn</h1>
<p>Bản máy đọc được: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>${body.join('')}</main></body></html>`;
}
