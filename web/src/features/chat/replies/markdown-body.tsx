import { Link } from '@tanstack/react-router';
import ReactMarkdown, { type Components } from 'react-markdown';
import { linkOf } from './markdown-link.rules.ts';
import { tablesAsLists } from './table-as-list.rules.ts';

const allowed = [
  'p',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'code',
  'pre',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'br',
  'hr',
  'a',
];

const components: Components = {
  a: ({ href, children }) => {
    const link = linkOf(href);
    if (link.kind === 'own')
      return (
        <Link to={link.path} className="link">
          {children}
        </Link>
      );
    // Shown in full and not pressed: a hidden address could carry what was read here to somebody else.
    return (
      <>
        {children}
        {link.address !== '' && <span className="break-all text-muted"> ({link.address})</span>}
      </>
    );
  },
  h1: ({ children }) => <p className="font-semibold">{children}</p>,
  h2: ({ children }) => <p className="font-semibold">{children}</p>,
  h3: ({ children }) => <p className="font-semibold">{children}</p>,
  h4: ({ children }) => <p className="font-semibold">{children}</p>,
  ul: ({ children }) => (
    <ul className="flex list-disc flex-col gap-1 pl-[18px] marker:text-jade">{children}</ul>
  ),
  ol: ({ children, start }) => (
    <ol start={start} className="flex list-decimal flex-col gap-1 pl-5 marker:text-jade">
      {children}
    </ol>
  ),
  pre: ({ children }) => (
    <pre className="whitespace-pre-wrap break-words rounded-control bg-sunken p-3 text-small">{children}</pre>
  ),
  blockquote: ({ children }) => <blockquote className="border-l-2 pl-3 text-muted">{children}</blockquote>,
};

/** Raw HTML is dropped, an image is its words at most, and only own pages can be opened. */
export const MarkdownBody = ({ content }: { readonly content: string }) => (
  <div className="flex max-w-[68ch] flex-col gap-2 break-words">
    <ReactMarkdown
      allowedElements={allowed}
      unwrapDisallowed
      skipHtml
      urlTransform={(url) => url}
      components={components}
    >
      {tablesAsLists(content)}
    </ReactMarkdown>
  </div>
);
