/** How the warning of a poll begins of which no hour was said. */
export const dayWithoutHour = 'Ngày chưa có giờ';
