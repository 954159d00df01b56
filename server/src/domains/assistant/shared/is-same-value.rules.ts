const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two JSON values are the same, whatever the order of their keys: the database keeps none. Undefined fields count as absent. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = new Map(Object.entries(other));
  const keys = new Set([...Object.keys(one), ...fields.keys()]);
  return [...keys].every((key) => isSameValue(Reflect.get(one, key), fields.get(key)));
}
