/** The address people write to. The server puts its own (SUPPORT_EMAIL) into the page it sends. */
export const supportEmail = (): string =>
  document.querySelector('meta[name="support-email"]')?.getAttribute('content') || 'support@hopgon.example';
