/**
 * A cleaned statement as minutes put it: "Marketing said that …", "The project manager thought that …", "The team
 * needs …". Null where nobody can be named for an "I".
 */
export function tellEnglish(clean: string, name: string | null): string | null {
  const body = clean.replace(/[.!,;:\s]+$/u, '');
  const stance = STANCE.exec(body);
  const rest = stance === null ? body : body.slice(stance[0].length);
  if (name === null) return SINGULAR.test(rest) ? null : close(tellRest(rest));
  const who = nameOf(name);
  if (stance !== null) {
    const verb = STANCES.get(stance[1]?.toLowerCase() ?? '') ?? 'thought';
    return close(`${who} ${verb} that ${tellRest(rest)}`);
  }
  const own = OWN.find(([opens]) => opens.test(body));
  return close(
    own ? `${who} ${tellRest(body.replace(own[0], own[1]))}` : `${who} said that ${tellRest(body)}`,
  );
}

/** A role is told with its article, a person's name without. */
const nameOf = (name: string): string =>
  ROLE.test(name) && !/^the /iu.test(name) ? `the ${name.toLowerCase()}` : name;

const ROLE =
  /\b(?:manager|designer|director|engineer|chair|chairman|chairperson|secretary|owner|developer|analyst|interface|expert|professor|treasurer)$/iu;
const SINGULAR = /\b(?:I|I'\p{L}+|me|my|mine|myself)\b/u;
const STANCE =
  /^I (?:just |also |really |still |would |personally )?(think|thought|believe|feel|suggest|propose|hope|agree|know|found|find|recommend|suppose)(?: that)?,? (?=\p{L}+ \p{L})/iu;
const STANCES: ReadonlyMap<string, string> = new Map([
  ['believe', 'believed'],
  ['feel', 'felt'],
  ['suggest', 'suggested'],
  ['propose', 'proposed'],
  ['hope', 'hoped'],
  ['agree', 'agreed'],
  ['know', 'knew'],
  ['found', 'found'],
  ['find', 'found'],
  ['recommend', 'recommended'],
]);

/** Sentences about the speaker: the verb behind "I" agrees with the name. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/^(?:I'm|I am) /u, 'is '],
  [/^(?:I've|I have) /u, 'has '],
  [/^I'll /u, 'will '],
  [/^I'd /u, 'would '],
  [/^(?:I do not|I don't) /u, 'does not '],
  [
    /^I (like|want|need|mean|see|use|work|get|make|write|send|bring|show|keep|prefer|expect|remember) /u,
    '$1s ',
  ],
  [/^I /u, ''],
];

/** First person inside a sentence: the speaker is "they", all of them "the team". */
const INSIDE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:we're)\b/giu, 'the team are'],
  [/\b(?:we've)\b/giu, 'the team have'],
  [/\bwe'll\b/giu, 'the team will'],
  [/\bwe'd\b/giu, 'the team would'],
  [/\b(?:we|us)\b/giu, 'the team'],
  [/\bour\b/giu, "the team's"],
  [/\b(?:I'm|I am)\b/gu, 'they are'],
  [/\b(?:I've|I have)\b/gu, 'they have'],
  [/\bI was\b/gu, 'they were'],
  [/\bI'll\b/gu, 'they will'],
  [/\bI'd\b/gu, 'they would'],
  [/\bI\b/gu, 'they'],
  [/\b(?:me|myself)\b/giu, 'them'],
  [/\bmy\b/giu, 'their'],
];

function tellRest(text: string): string {
  const told = INSIDE.reduce((now, [first, third]) => now.replace(first, third), text);
  return /^\p{Lu}[\p{L}]*[\p{Lu}\p{N}]/u.test(told) ? told : told.charAt(0).toLowerCase() + told.slice(1);
}

const close = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
