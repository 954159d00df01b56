/** A name as places are compared: without diacritics, case and doubled spaces, as Word or a hand may have changed them. */
export const placeKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Whether it is written in capitals: then its value is, too. */
export const isInCapitals = (name: string): boolean =>
  /\p{L}.*\p{L}/u.test(name) && name === name.toLocaleUpperCase('vi');

/** How many letters have to be changed, added or left out to make one of the other. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (let place = 1; place <= right.length; place += 1) {
      const isSame = letter === right[place - 1];
      next.push(
        Math.min((next[place - 1] ?? 0) + 1, (row[place] ?? 0) + 1, (row[place - 1] ?? 0) + (isSame ? 0 : 1)),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known name that was probably meant; null where none is near. */
export function nearestName(written: string, known: readonly string[]): string | null {
  const key = placeKey(written).slice(0, 60);
  const [nearest] = known
    .map((name) => ({ name, distance: editDistance(key, placeKey(name)) }))
    .sort((left, right) => left.distance - right.distance);
  return nearest && nearest.distance <= Math.max(1, key.length / 3) ? nearest.name : null;
}
