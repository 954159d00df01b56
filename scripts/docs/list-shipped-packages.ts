interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/**
 * Every package that runs in an installation: what the server and the web app depend on, and what those depend on, for
 * all platforms, sorted by name and version. `packages` is the table of that name in package-lock.json.
 */
export function listShippedPackages(
  packages: Readonly<Record<string, LockedPackage>>,
  roots: readonly string[],
): ShippedPackage[] {
  const reached = new Set<string>();
  const queue = roots.flatMap((root) => dependenciesOf(packages, root));
  for (const place of queue) {
    if (reached.has(place)) continue;
    reached.add(place);
    queue.push(...dependenciesOf(packages, place));
  }
  const shipped = [...reached].flatMap((place) => {
    const { link, version, license = 'see its package' } = packages[place] ?? {};
    return link || version === undefined ? [] : [{ name: nameAt(place), version, licence: license }];
  });
  return shipped.sort(
    (left, right) => compare(left.name, right.name) || compare(left.version, right.version),
  );
}

function dependenciesOf(packages: Readonly<Record<string, LockedPackage>>, from: string): string[] {
  const { dependencies, optionalDependencies } = packages[from] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(
    (name) => locate(packages, from, name) ?? [],
  );
}

/** The path of a package that another one resolves, searched upwards as Node.js does. */
function locate(
  packages: Readonly<Record<string, LockedPackage>>,
  from: string,
  name: string,
): string | null {
  const here = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[here]) return here;
  if (from === '') return null;
  const above = from.lastIndexOf('/node_modules/');
  return locate(packages, above < 0 ? '' : from.slice(0, above), name);
}

const nameAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13);
const compare = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
