/** The compiler must take the schemas' word: what they parsed is what the route, and so its handler, declares. */
export const trustSchemas =
  <Call, Reply>(handler: (call: Call) => Promise<Reply>) =>
  (call: unknown): Promise<Reply> =>
    handler(call as Call);
