const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';

export const mainType = `${word}document.main+xml`;
export const dotxType = `${word}template.main+xml`;
export const relationshipsType = 'application/vnd.openxmlformats-package.relationships+xml';

/** Parts that Word itself writes for text, styles and lists. */
const wordParts = [
  ...[
    'document.main',
    'document.glossary',
    'styles',
    'numbering',
    'settings',
    'webSettings',
    'fontTable',
    'header',
    'footer',
  ],
  ...['footnotes', 'endnotes', 'comments', 'commentsExtended', 'commentsExtensible', 'commentsIds', 'people'],
];

const allowed = new Set([
  ...wordParts.map((name) => `${word}${name}+xml`),
  relationshipsType,
  'application/vnd.openxmlformats-package.core-properties+xml',
  'application/vnd.openxmlformats-officedocument.extended-properties+xml',
  'application/vnd.openxmlformats-officedocument.custom-properties+xml',
  'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
  'application/vnd.openxmlformats-officedocument.theme+xml',
  'application/vnd.openxmlformats-officedocument.themeOverride+xml',
  'application/vnd.ms-word.stylesWithEffects+xml',
  'application/xml',
]);

const pictures: Readonly<Record<string, string>> = {
  'image/png': '89504e470d0a1a0a',
  'image/jpeg': 'ffd8ff',
  'image/jpg': 'ffd8ff',
  'image/gif': '47494638',
  'image/bmp': '424d',
};

/** An embedded font, whose first bytes Word obscures. */
const fontType = 'application/vnd.openxmlformats-officedocument.obfuscatedFont';

export const isXmlType = (type: string): boolean => allowed.has(type);

/** Whether a part of this type, which is no XML, is what its type says. */
export function isHarmlessBinary(type: string, bytes: Uint8Array): boolean {
  if (type === fontType) return true;
  const signature = pictures[type];
  return signature !== undefined && Buffer.from(bytes.subarray(0, 8)).toString('hex').startsWith(signature);
}

export const isMacroType = (type: string): boolean => /macro|vba/i.test(type);
