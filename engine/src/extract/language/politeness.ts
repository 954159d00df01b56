const POLITE = /^ (?:dạ|vâng|thưa)| ạ(?= )/u;

/** Whether a clause carries a particle of respect, as juniors use it. */
export function isPolite(plain: string): boolean {
  return POLITE.test(plain);
}
