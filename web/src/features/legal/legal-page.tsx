import type { LegalName } from '@hopgon/contract/legal/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { legalTextQuery } from '../../data/legal.ts';
import { formatDate } from '../../lib/format/date.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { BareHead } from '../../ui/layout/bare-head.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { plainText, readMarkdown } from './markdown.rules.ts';
import { BlockView } from './markdown-view.tsx';

const titles: Readonly<Record<LegalName, string>> = {
  terms: 'Điều khoản sử dụng',
  privacy: 'Chính sách quyền riêng tư',
};

const others = {
  terms: { to: '/privacy', label: titles.privacy },
  privacy: { to: '/terms', label: titles.terms },
} as const;

/** A text of the operator's, or of the product where there is none. */
export function LegalPage({ name }: { readonly name: LegalName }) {
  const query = useQuery(legalTextQuery(name));
  usePageTitle(titles[name]);
  return (
    <>
      <BareHead />
      <main className="mx-auto w-full max-w-[1080px] px-5 py-10 md:py-14">
        <Loaded query={query} failure="Không thể tải văn bản này. Vui lòng thử lại.">
          {({ text, changedAt }) => <LegalText name={name} text={text} changedAt={changedAt} />}
        </Loaded>
      </main>
    </>
  );
}

interface LegalTextProps {
  readonly name: LegalName;
  readonly text: string;
  readonly changedAt: string | null;
}

function LegalText({ name, text, changedAt }: LegalTextProps) {
  const blocks = useMemo(() => readMarkdown(text), [text]);
  const [first, ...rest] = blocks;
  const isTitled = first?.kind === 'title';
  const title = isTitled ? plainText(first.spans) : titles[name];
  const body = (isTitled ? rest : blocks).map((block, place) => ({ block, id: `muc-${place}` }));
  const sections = body.flatMap(({ block, id }) =>
    block.kind === 'section' ? [{ id, label: plainText(block.spans) }] : [],
  );
  const other = others[name];
  return (
    <div className="grid gap-x-12 lg:grid-cols-[minmax(0,68ch)_minmax(0,1fr)]">
      <article className="min-w-0 break-words">
        <h1 className="text-page font-semibold text-balance">{title}</h1>
        {changedAt && <p className="mt-1 text-small text-muted">Sửa lần cuối {formatDate(changedAt)}</p>}
        {body.map(({ block, id }) => (
          <BlockView key={id} block={block} id={id} />
        ))}
        <p className="mt-10 border-t pt-4 text-small">
          <Link to={other.to} className="link">
            {other.label}
          </Link>
        </p>
      </article>
      {sections.length > 2 && (
        <nav aria-label="Mục lục" className="sticky top-8 self-start max-lg:hidden">
          <ul className="flex flex-col gap-1 border-l pl-4 text-small">
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className="block rounded-mark py-0.5 text-muted hover:text-ink">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
