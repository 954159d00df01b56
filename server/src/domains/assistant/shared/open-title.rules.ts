/** What a meeting is called as long as nothing says what it is about or with whom. */
export const untitled = 'Cuộc họp mới';

const namedByPeople = /^Họp với\s/u;

/** Whether a meeting is called by its people or not at all, so that what it is about may still be its title. */
export const isOpenTitle = (title: string): boolean => title === untitled || namedByPeople.test(title);
