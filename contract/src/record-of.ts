const hasAll = <Name extends string, Value>(
  record: Partial<Record<Name, Value>>,
  names: readonly Name[],
): record is Record<Name, Value> => names.every((name) => Object.hasOwn(record, name));

/** A value for each of some names. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Record<Name, Value> {
  const record: Partial<Record<Name, Value>> = {};
  for (const name of names) record[name] = valueFor(name);
  if (!hasAll(record, names)) throw new Error('a name has no value');
  return record;
}
