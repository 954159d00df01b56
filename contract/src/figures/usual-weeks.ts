/** How many weeks figures are of where nobody chose: up to this one, in the company's time zone. */
export const usualWeeks = 8;
