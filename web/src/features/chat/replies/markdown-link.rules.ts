type MarkdownLink =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'foreign'; readonly address: string };

const longestAddress = 300;

/** An own page can be opened; the address of any other link is only shown, and nothing of a script. */
export function linkOf(href: string | undefined): MarkdownLink {
  const address = (href ?? '').trim();
  if (/^\/(?![/\\])[\w\-./?=&%#]*$/.test(address)) return { kind: 'own', path: address };
  return { kind: 'foreign', address: address.slice(0, longestAddress) };
}
