/** A cleaned statement as minutes put it: "Marketing said that …", "The team needs …"; without a name, "I" becomes the speaker. */
export function tellEnglish(clean: string, name: string | null): string {
  const who = nameOf(name);
  const body = clean.replace(/[.!,;:\s]+$/u, '');
  const stance = STANCE.exec(body);
  if (stance)
    return close(
      `${who} ${VERBS.get(stance[1]?.toLowerCase() ?? '') ?? 'thought'} that ${inner(body.slice(stance[0].length), who)}`,
    );
  if (/^(?:I|I'\p{L}+)\s/iu.test(body)) return close(agree(body, who));
  const told = inner(body, who);
  return close(name === null ? told : `${who} said that ${told}`);
}

/** A role is told with its article, a person's name without. */
function nameOf(name: string | null): string {
  if (name === null) return 'the speaker';
  return ROLE.test(name) ? `the ${name.toLowerCase()}` : name;
}

const ROLE =
  /\b(?:manager|designer|director|engineer|chair|chairman|chairperson|secretary|lead|owner|developer|analyst|interface|marketing)$/iu;

const STANCE =
  /^I (?:just |also |really |still )?(think|thought|believe|feel|suggest|propose|hope|agree|know|found|find|recommend|suppose)(?: that)?,? (?=\p{L}+ \p{L})/iu;
const VERBS: ReadonlyMap<string, string> = new Map([
  ['think', 'thought'],
  ['thought', 'thought'],
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
  ['suppose', 'supposed'],
]);

/** "I have sent" → "Marketing has sent". */
function agree(body: string, who: string): string {
  const rest = body
    .replace(/^I'm\b|^I am\b/iu, 'is')
    .replace(/^I've\b|^I have\b/iu, 'has')
    .replace(/^I'll\b/iu, 'will')
    .replace(/^I'd\b/iu, 'would')
    .replace(/^I (?:do not|don't)\b/iu, 'does not')
    .replace(
      /^I (?=(?:think|like|want|need|mean|know|see|use|work|get|make|write|send|find|believe|guess|suppose)\b)(\p{L}+)/iu,
      '$1s',
    )
    .replace(/^I /iu, '');
  return `${who} ${inner(rest, who)}`;
}

/** First person inside the sentence. */
function inner(text: string, who: string): string {
  const told = text
    .replace(/\bwe are\b|\bwe're\b/giu, 'the team is')
    .replace(/\bwe have\b|\bwe've\b/giu, 'the team has')
    .replace(/\bwe (?:do not|don't)\b/giu, 'the team does not')
    .replace(/\bwe were\b/giu, 'the team was')
    .replace(/\bwe'll\b/giu, 'the team will')
    .replace(
      /\bwe (need|want|think|use|keep|like|know|make|get|leave|drop|build|decide|submit|look)\b/giu,
      'the team $1s',
    )
    .replace(/\blet us\b|\blet's\b/giu, 'to')
    .replace(/\b(?:we|us)\b/giu, 'the team')
    .replace(/\bour\b/giu, "the team's")
    .replace(/\bI'm\b|\bI am\b/gu, `${who} is`)
    .replace(/\bI've\b|\bI have\b/gu, `${who} has`)
    .replace(/\bI'll\b/gu, `${who} will`)
    .replace(/\bI'd\b/gu, `${who} would`)
    .replace(/\b(?:I|me|myself)\b/gu, who)
    .replace(/\bmy\b/giu, 'their');
  return /^(?:[A-Z]\p{L}*[A-Z0-9]|I\b)/u.test(told) ? told : told.charAt(0).toLowerCase() + told.slice(1);
}

const close = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
