const CONTROLS = /(?![\t\n\v\f\r\u0085])\p{Cc}/gu;

/** A text without control characters, but with its tabs and line ends. */
export const stripControls = (text: string): string => text.replace(CONTROLS, '');
