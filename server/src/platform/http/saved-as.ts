/** Characters that `encodeURIComponent` keeps and RFC 8187 does not allow. */
const left: Readonly<Record<string, string>> = { "'": '%27', '(': '%28', ')': '%29', '*': '%2A' };

/** Content-Disposition of a file to keep: for browsers of today by its real name, for others by what ASCII has of it. */
export const savedAs = (name: string): string => {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => left[sign] ?? sign);
  return `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encoded}`;
};
