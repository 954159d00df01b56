/** A mail in parts, written once as text and once as HTML. Input of people is always escaped. */
export type MailPart =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly is: 'list'; readonly title: string; readonly items: readonly string[] }
  | { readonly is: 'link'; readonly words: string; readonly address: string }
  /** In text they are not: a link beside them must lead to the same. */
  | { readonly is: 'buttons'; readonly buttons: readonly MailButton[] };

/** With an address the value leads there; text shows the value alone. */
export type MailFact = readonly [label: string, value: string, address?: string];

interface MailButton {
  readonly words: string;
  readonly address: string;
  readonly primary?: boolean;
}
