declare module '../../platform/events/bus.ts' {
  interface DomainEvents {
    /** A refresh token was used twice: its session has ended, because the bearer may not be its owner. */
    'auth.session-reused': { readonly userId: string; readonly sessionId: string };
    /** By its owner, or by the link of a mail. */
    'auth.password-changed': { readonly userId: string };
    /** An account with an unproved address went to the person who proved it. */
    'auth.account-taken-over': { readonly userId: string };
  }
}

export {};
