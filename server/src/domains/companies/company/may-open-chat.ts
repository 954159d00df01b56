import { companyPolicy, type Standing } from '../companies.policy.ts';

/** Whether the company lets this member chat with the assistant. */
export const mayOpenChat = (standing: Standing): boolean => companyPolicy.openChat(standing) === null;
