import type { ReactNode } from 'react';

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Names and values under each other, with hairlines. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="divide-y">
    {facts.map(({ label, value }) => (
      <div key={label} className="flex gap-x-6 gap-y-0.5 px-5 py-3 max-sm:flex-col sm:flex-wrap">
        <dt className="w-48 max-w-full shrink-0 text-muted">{label}</dt>
        <dd className="min-w-0 flex-1 break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
