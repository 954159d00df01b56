import type { IntentKind } from '@hopgon/engine/intent/intent';
import { normalizeMessage } from '@hopgon/engine/intent/normalize-message';
import { readSlotsOf } from '@hopgon/engine/intent/read-intent';
import { isPart, isWrite } from '../../shared/intent-groups.rules.ts';
import type { ReadText } from '../decide/read-text.rules.ts';
import { findAskedTerm, findHelpTopic } from './find-help-topic.rules.ts';
import type { ParsedTurn } from './parsed-turn.rules.ts';

/** What it asks of the product or of a word; an order asks neither, and a part only where it asks at all. */
export function readAboutProduct(
  said: ReadText,
  kind: IntentKind,
  asks: boolean,
): Pick<ParsedTurn, 'helpTopic' | 'term'> {
  const mayAsk = !isWrite(kind) && (!isPart(kind) || asks);
  const term = mayAsk ? findAskedTerm(said.text) : null;
  return {
    helpTopic: mayAsk ? findHelpTopic(normalizeMessage(said.text).text, kind === 'help') : null,
    term: kind === 'glossary' ? askedTerm(said) : term,
  };
}

const askedTerm = ({ text, reading }: ReadText): string | null =>
  findAskedTerm(text) ?? readSlotsOf(reading, 'glossary').about ?? null;
