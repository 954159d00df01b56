/** The codings a client accepts; one with `q=0` is refused. */
export function acceptedCodings(header: string | undefined): ReadonlySet<string> {
  const wanted = (header ?? '').toLowerCase().split(',');
  const pairs = wanted.map((one) => one.split(';').map((piece) => piece.trim()));
  return new Set(
    pairs
      .filter(([, ...parameters]) => !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each)))
      .map(([name = '']) => name),
  );
}
