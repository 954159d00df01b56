const dash = ' — ';

/** What a link leads to, then what else there is to say of it: the last dash is ours, those before are the name's own. */
export function partsOfLabel(label: string): { readonly name: string; readonly more: string } {
  const cut = label.lastIndexOf(dash);
  return cut < 0
    ? { name: label, more: '' }
    : { name: label.slice(0, cut), more: label.slice(cut + dash.length) };
}
