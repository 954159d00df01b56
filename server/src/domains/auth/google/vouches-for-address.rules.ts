const google = 'https://accounts.google.com';

interface AddressClaims {
  readonly issuer: string;
  readonly emailVerified: boolean;
  readonly hostedDomain: string | null;
}

/**
 * Whether the issuer says whose the address is today. Google does so of its own mailboxes and of domains it hosts; of any
 * other address it only knows that its account holder could once read it (Google Identity, "OpenID Connect", `email_verified`
 * and `hd`). An issuer the operator chose otherwise is taken at its word.
 */
export function vouchesForAddress(
  { issuer, emailVerified, hostedDomain }: AddressClaims,
  address: string,
): boolean {
  if (!emailVerified) return false;
  if (issuer !== google) return true;
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return domain === 'gmail.com' || domain === 'googlemail.com' || hostedDomain?.toLowerCase() === domain;
}
