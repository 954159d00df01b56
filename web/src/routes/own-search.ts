type Raw = Record<string, unknown>;

/**
 * A route's search parameters as `read` understands them. The router lays what was read over the address as it stood,
 * so a parameter that `read` left out has to be named, or it would come through unjudged.
 */
export const ownSearch =
  <S extends object>(read: (raw: Raw) => S, keys: readonly (keyof S)[]) =>
  (raw: Raw): S => ({ ...Object.fromEntries(keys.map((key) => [key, undefined])), ...read(raw) });
