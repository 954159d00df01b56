/**
 * Mails to people outside the company, and to members whose address nobody has verified, in 24 hours: for one person, of
 * one company, and to one address.
 */
export const guestMailBudgets = { person: 200, company: 1_000, address: 5 } as const;
