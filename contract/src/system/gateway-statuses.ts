/** Bad gateway, unavailable, gateway timeout: a proxy that does not reach the server is no network either. */
export const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);
