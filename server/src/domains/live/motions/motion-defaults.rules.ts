/** Of ordinary company minutes; the law and a company's charter may ask for more. */
export const usualThreshold = { percent: 50, inclusive: false } as const;
