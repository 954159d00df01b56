const grouped = /^\d{1,3}(?:[ .\u00a0\u202f]\d{3})+(?:,\d+)?$/;
const english = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const decimal = /^\d+[.,]\d+$/;

/**
 * The value of a number in figures, or null when it is none ("1.2.3", "0903"). Vietnamese groups thousands by dots or spaces and
 * writes a decimal comma; the English way is read too where it can be nothing else. One comma before three figures is a decimal
 * comma only where a scale or a percent sign follows (`measured`): "1,250 tỷ" as against "1,250 USD".
 */
export function readFigure(text: string, { measured }: { readonly measured: boolean }): number | null {
  if (/^\d{1,15}$/.test(text)) return text.length > 1 && text.startsWith('0') ? null : Number(text);
  if (measured && /^\d+,\d{3}$/.test(text)) return Number(text.replace(',', '.'));
  if (grouped.test(text)) return Number(text.replace(/[ .\u00a0\u202f]/g, '').replace(',', '.'));
  if (english.test(text)) return Number(text.replaceAll(',', ''));
  return decimal.test(text) ? Number(text.replace(',', '.')) : null;
}
