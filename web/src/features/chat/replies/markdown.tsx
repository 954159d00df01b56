import { Suspense } from 'react';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { Prose } from './prose.tsx';

// Only answers of a model need it.
const Rendered = lazyPart(() => import('./markdown-body.tsx'), 'MarkdownBody');

/** What a model wrote: Markdown without images, HTML and hidden links. */
export const Markdown = ({ content }: { readonly content: string }) => (
  <Suspense fallback={<Prose content={content} />}>
    <Rendered content={content} />
  </Suspense>
);
