/** As `work`, or an error after so many milliseconds. */
export async function settleWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref();
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
