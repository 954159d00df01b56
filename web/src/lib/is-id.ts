const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether something an address says can be the id of anything here. */
export const isId = (value: unknown): value is string => typeof value === 'string' && id.test(value);
