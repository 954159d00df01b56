import { inviteCodeAlphabet } from '@hopgon/contract/companies/schemas';
import { type Role, unset } from '@hopgon/contract/options';

const inviteCodeLength = 6;

/** More than anyone works in, few enough that founding and joining cannot be used to fill the database. */
export const companiesPerPerson = 20;

/** A code by a source of even chances below a bound (`crypto.randomInt`). */
export const drawInviteCode = (below: (bound: number) => number): string =>
  Array.from({ length: inviteCodeLength }, () =>
    inviteCodeAlphabet.charAt(below(inviteCodeAlphabet.length)),
  ).join('');

/** The role is derived; the owner's admin mark counts for nothing while they own. */
export const roleOf = (isOwner: boolean, isAdmin: boolean): Role => {
  if (isOwner) return 'owner';
  return isAdmin ? 'admin' : 'member';
};

/** What a department or position left empty means. */
export const labelOrUnset = (label: string): string => (label === '' ? unset : label);

// Old names that browsers still report for a zone of today.
const renamed: Readonly<Record<string, string>> = { 'Asia/Saigon': 'Asia/Ho_Chi_Minh' };

/** The zone under the name we keep; null when this machine does not know it, or it is a bare offset. */
export function knownTimeZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return renamed[timeZone] ?? timeZone;
  } catch {
    return null;
  }
}

/** The words of a search; each must be found. */
export const searchWords = (search: string | undefined): string[] =>
  search
    ?.split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8) ?? [];

/** Whether a mail address belongs to one of these domains; those below a domain are others. */
export const isOfDomain = (address: string, domains: readonly string[]): boolean =>
  domains.includes(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
