interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** A mailto address of a letter; only an address stands in its path, so that a name adds no recipient or header. */
export function mailtoOf({ to, subject, body }: Letter): string {
  const address = /[^\s<>,;?&"]+@[^\s<>,;?&"]+/u.exec(to)?.[0] ?? '';
  // RFC 6068: lines end with CRLF, a space is %20.
  const fields = { subject, body: body.replace(/\r?\n/g, '\r\n') };
  const query = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?${query.join('&')}`;
}
