export type Detail = 'short' | 'medium' | 'long';

export interface SourceRequest {
  readonly source: string;
  readonly detail: Detail;
  /** A detail that was said and is none of the three; null otherwise. */
  readonly oddDetail: string | null;
}

/** Longer than any title: a text, whose last word is its own. */
const longestTitle = 200;

export const isText = (source: string): boolean => source.length > longestTitle || source.includes('\n');
