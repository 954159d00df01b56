/** Refusals of requests beyond a limit, or of a text that takes too long to read. */
export const tooMuch = [
  'too_many_requests',
  'company_limit_reached',
  'company_busy',
  'server_busy',
  'text_unreadable',
] as const;
