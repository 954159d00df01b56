/** Casts parsed input to the route's types: the schemas have validated it, which the compiler cannot see. */
export const trustSchemas =
  <Call, Reply>(handler: (call: Call) => Promise<Reply>) =>
  (call: unknown): Promise<Reply> =>
    handler(call as Call);
