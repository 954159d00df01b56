import type { MailPart } from './mail-part.rules.ts';

function partLines(part: MailPart): string[] {
  switch (part.is) {
    case 'words':
      return [part.text];
    case 'facts':
      return [part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')];
    case 'list':
      return [[`${part.title}:`, ...part.items.map((item) => `- ${item}`)].join('\n')];
    case 'link':
      return [`${part.words}:\n${part.address}`];
    case 'buttons':
      return [];
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const lines = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>');

const jade = '#0b6e5b';
const button =
  'display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border-radius:8px;text-decoration:none;font-weight:600';
const looks = {
  primary: `${button};background-color:${jade};border:1px solid ${jade};color:#ffffff`,
  // No colour of its own: it takes the reader's, light or dark.
  plain: `${button};border:1px solid #8a938f;color:inherit`,
} as const;

const linkTo = (address: string, words: string): string =>
  `<a href="${escaped(address)}" style="color:inherit">${escaped(words)}</a>`;

function htmlOf(part: MailPart): string {
  switch (part.is) {
    case 'words':
      return `<p style="margin:0 0 16px">${lines(part.text)}</p>`;
    case 'facts': {
      const facts = part.facts.map(
        ([label, value, address]) =>
          `<p style="margin:0 0 4px"><b>${escaped(label)}:</b> ${address ? linkTo(address, value) : lines(value)}</p>`,
      );
      return `<div style="margin:0 0 16px;padding-left:12px;border-left:3px solid ${jade}">${facts.join('')}</div>`;
    }
    case 'list': {
      const items = part.items.map((item) => `<li>${lines(item)}</li>`).join('');
      return `<p style="margin:0">${escaped(part.title)}:</p><ul style="margin:4px 0 16px;padding-left:20px">${items}</ul>`;
    }
    case 'link':
      return `<p style="margin:0 0 16px">${linkTo(part.address, part.words)}</p>`;
    case 'buttons': {
      const buttons = part.buttons.map(
        ({ words, address, primary = false }) =>
          `<a href="${escaped(address)}" style="${primary ? looks.primary : looks.plain}">${escaped(words)}</a>`,
      );
      return `<p style="margin:0 0 8px">${buttons.join('\n')}</p>`;
    }
  }
}

const font =
  "font-family:'Be Vietnam Pro','Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.6";

/** Both forms of a mail. The HTML has no colours for its text and paper, so that a dark reader stays dark. */
export const writeMail = (parts: readonly MailPart[]): { readonly text: string; readonly html: string } => ({
  text: `${parts.flatMap(partLines).join('\n\n')}\n`,
  html: [
    '<!doctype html>',
    '<html lang="vi">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    '</head>',
    `<body style="margin:0;padding:20px 16px">`,
    `<div style="max-width:560px;margin:0 auto;${font};overflow-wrap:anywhere">`,
    ...parts.map(htmlOf),
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n'),
});
