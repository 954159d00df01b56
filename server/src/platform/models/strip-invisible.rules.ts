// Format characters (bidi controls, tags, joiners), whatever a screen leaves out, the empty braille cell, controls, private use.
const invisible = /[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]|(?![\n\t])\p{Cc}/gu;

export interface Stripped {
  readonly text: string;
  /** How many characters were taken out. */
  readonly stripped: number;
}

/** Takes out what a person does not see and a model reads. */
export function stripInvisible(text: string): Stripped {
  let stripped = 0;
  const visible = text.replace(invisible, () => {
    stripped += 1;
    return '';
  });
  return { text: visible, stripped };
}
