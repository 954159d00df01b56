export type { NamedPeople as AskedPeople } from '../resolve/people/named-people.rules.ts';
export type { UnclearName as UnclearPerson } from '../resolve/people/person-choices.rules.ts';
