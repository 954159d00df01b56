import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { BareHead } from '../../ui/bare-head.tsx';

interface LegalPageProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly text: ReactNode }[];
}

export function LegalPage({ title, lead, sections }: LegalPageProps) {
  usePageTitle(title);
  return (
    <>
      <BareHead />
      <main className="mx-auto w-full max-w-[68ch] px-5 py-10 md:py-16">
        <h1 className="text-page font-semibold">{title}</h1>
        <p className="mt-2 text-muted">{lead}</p>
        {sections.map((section) => (
          <section key={section.title} className="mt-8">
            <h2 className="font-semibold">{section.title}</h2>
            <p className="mt-1">{section.text}</p>
          </section>
        ))}
      </main>
    </>
  );
}
