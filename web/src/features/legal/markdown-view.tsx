import { Link } from '@tanstack/react-router';
import type { Block, Span } from './markdown.rules.ts';

const Words = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map(({ text, strong, href }, place) => {
    const key = `${place}-${text}`;
    if (strong) return <strong key={key}>{text}</strong>;
    if (href === undefined) return <span key={key}>{text}</span>;
    return href.startsWith('/') ? (
      <Link key={key} to={href} className="link">
        {text}
      </Link>
    ) : (
      <a key={key} href={href} rel="noreferrer" className="link break-words">
        {text}
      </a>
    );
  });

interface BlockViewProps {
  readonly block: Block;
  /** Where a section can be led to. */
  readonly id: string;
}

export function BlockView({ block, id }: BlockViewProps) {
  if (block.kind === 'list') {
    const List = block.numbered ? 'ol' : 'ul';
    const items = block.items.map((spans, place) => ({ spans, key: `${id}-${place}` }));
    return (
      <List
        className={`mt-2 flex flex-col gap-1.5 pl-5 ${block.numbered ? 'list-decimal' : 'list-disc'} marker:text-muted`}
      >
        {items.map(({ spans, key }) => (
          <li key={key}>
            <Words spans={spans} />
          </li>
        ))}
      </List>
    );
  }
  const words = <Words spans={block.spans} />;
  if (block.kind === 'paragraph') return <p className="mt-2">{words}</p>;
  if (block.kind === 'part') return <h3 className="mt-5 font-semibold">{words}</h3>;
  return (
    <h2 id={id} className="mt-9 scroll-mt-20 text-title font-semibold">
      {words}
    </h2>
  );
}
